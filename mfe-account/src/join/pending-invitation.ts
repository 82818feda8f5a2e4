import { drafts } from '../forms/drafts.ts';

const name = 'invitation';

/**
 * The invitation that somebody is about to accept, kept for as long as the tab lives: signing up
 * leads back to it.
 */
export const pendingInvitation = {
  remember: (token: string): void => drafts.write(name, token),
  forget: (): void => drafts.write(name, ''),
  read: (): string => drafts.read(name),
};

/** Where to go after a sign-up. */
export const afterSignUp = (): string => {
  const token = pendingInvitation.read();
  return token === '' ? '/dashboard' : `/join#${token}`;
};
