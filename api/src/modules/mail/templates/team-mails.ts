import { limits } from '@askwell/contracts';
import { withoutLinks } from '../../../kernel/without-links.ts';
import type { Mail } from '../mail.ts';

/**
 * What we write to the members of an account. The names in it hold no link: strangers chose them.
 */
export const teamMails = (brandName: string) => ({
  invitation: (
    to: string,
    { account, invitedBy, role, token }: { account: string; invitedBy: string; role: string; token: string },
  ): Mail => ({
    to,
    // Without the names: a stranger chose them.
    subject: `You are invited to an account at ${brandName}`,
    paragraphs: [
      `${withoutLinks(invitedBy)} invites you to join the account of ${withoutLinks(account)} at ${brandName} as ${role}.`,
      `The link is for this email address, works once and is valid for ${limits.invitation.daysValid} days.`,
      'If you do not know the sender, you can ignore this email.',
    ],
    action: { label: 'View the invitation', path: `/join#${token}` },
  }),

  removedFromTeam: (to: string, account: string): Mail => ({
    to,
    subject: `You no longer have access to the account of ${withoutLinks(account)}`,
    paragraphs: [
      `You were removed from the account of ${withoutLinks(account)} at ${brandName}. Your own account stays as it is.`,
    ],
  }),

  /** To both, the person who gave the account away and the new owner. */
  ownershipTransferred: (to: string, { from, newOwner }: { from: string; newOwner: string }): Mail => ({
    to,
    subject: `${withoutLinks(newOwner)} is the new owner of the account`,
    paragraphs: [
      `${withoutLinks(from)} has transferred an account at ${brandName} to ${withoutLinks(newOwner)}, with its chatbots, plan and data.`,
      `${withoutLinks(from)} is an admin of the account now.`,
      'If this was not intended, please reply to this email at once.',
    ],
    action: { label: 'See the team', path: '/profile?tab=team' },
  }),
});
