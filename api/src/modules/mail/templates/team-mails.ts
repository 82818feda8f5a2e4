import { limits } from '@askwell/contracts';
import type { Mail } from '../mail.ts';

/** What we write to the members of an account. */
export const teamMails = (brandName: string) => ({
  invitation: (
    to: string,
    { account, invitedBy, role, token }: { account: string; invitedBy: string; role: string; token: string },
  ): Mail => ({
    to,
    // Without the names: a stranger chose them.
    subject: `You are invited to an account at ${brandName}`,
    paragraphs: [
      `${invitedBy} invites you to join the account of ${account} at ${brandName} as ${role}.`,
      `The link is for this email address, works once and is valid for ${limits.invitation.daysValid} days.`,
      'If you do not know the sender, you can ignore this email.',
    ],
    action: { label: 'View the invitation', path: `/join#${token}` },
  }),

  removedFromTeam: (to: string, account: string): Mail => ({
    to,
    subject: `You no longer have access to the account of ${account}`,
    paragraphs: [
      `You were removed from the account of ${account} at ${brandName}. Your own account stays as it is.`,
    ],
  }),

  /** To both, the person who gave the account away and the new owner. */
  ownershipTransferred: (to: string, { from, newOwner }: { from: string; newOwner: string }): Mail => ({
    to,
    subject: `${newOwner} is the new owner of the account`,
    paragraphs: [
      `${from} has transferred an account at ${brandName} to ${newOwner}, with its chatbots, plan and data.`,
      `${from} is an admin of the account now.`,
      'If this was not intended, please reply to this email at once.',
    ],
    action: { label: 'See the team', path: '/profile?tab=team' },
  }),
});
