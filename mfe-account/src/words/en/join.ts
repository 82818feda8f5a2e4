import { can, roles } from './roles.ts';

/** /join. */
export const join = {
  roles,
  can,
  title: 'You’re invited',
  to: (account: string) => `Join the account of ${account}`,
  lead: (invitedBy: string) => `${invitedBy} invites you to work together.`,
  role: (role: string) => `Your role: ${role}`,
  checking: 'Checking the invitation',
  accept: 'Join the account',
  accepting: 'Joining...',
  failed: 'Failed to accept the invitation',
  forAddress: (email: string) => `The invitation is for ${email}.`,
  login: 'Log in',
  register: 'Create an account',
  signedInAs: (email: string) => `You’re logged in as ${email}.`,
  wrongTitle: 'This invitation is for another address',
  wrong: (invited: string, email: string) =>
    `It was sent to ${invited}, and you’re logged in as ${email}. Log in with ${invited} to join.`,
  switch: 'Switch account',
  switching: 'Logging out...',
  endedTitle: 'This invitation can’t be used',
  incomplete: 'This link is not complete. Please open it from the email again.',
  ended: 'It was used, revoked or replaced, or it has expired. Please ask for a new one.',
  unreachable: 'We couldn’t check the invitation',
  home: 'Go to the home page',
  dashboard: 'Go to your dashboard',
};
