import type { ParsedBodyOf, resendVerification, verifyEmail } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { UserDocument, UsersStore } from '../users.store.ts';
import { tellOfMove } from '../profile/email-change.ts';
import type { EmailChangesStore } from '../profile/email-changes.store.ts';
import type { Caller } from './browser-ids.ts';
import { codeIdOf } from './codes.store.ts';

type Needs = {
  users: UsersStore;
  codes: OneTimeCodes;
  emailChanges: EmailChangesStore;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
  log: Logger;
};

/**
 * Takes the code of a new account, or of an account that moves to this address; the other
 * sessions of that one end.
 * `hasMoved` tells which it was. Throws `wrong_code`.
 */
export async function confirmEmail(
  services: Needs,
  { email, otp, registrationId }: ParsedBodyOf<typeof verifyEmail>,
  caller: Caller,
): Promise<{ user: UserDocument; hasMoved: boolean }> {
  const { users, codes, emailChanges } = services;
  const used = await codes.use({ purpose: 'verify-email', email, registrationId }, otp, caller);
  const { claimedBy } = used;
  const change = claimedBy && (await emailChanges.findWaiting(claimedBy, email));
  const isConfirmed = claimedBy
    ? change?.isConfirmed === true && (await users.moveToClaimedEmail(claimedBy, email))
    : await confirmRegistration(services, email, used.registrationId, registrationId !== undefined);
  const user = isConfirmed ? await users.findByEmail(email) : null;
  if (!user) throw new Problem('wrong_code');
  if (change) await tellOfMove(services, change);
  if (change) await users.endSessions(user._id);
  return { user, hasMoved: claimedBy !== null };
}

/**
 * Verifies a new account's address. The browser that registered gets the name and password it sent.
 * Without the id of its registration, several registrations could each be a stranger's: none of
 * their passwords is kept.
 */
async function confirmRegistration(
  { users, outbox, mailTemplates }: Needs,
  email: string,
  registrationId: string | null,
  isSameBrowser: boolean,
): Promise<boolean> {
  const waiting = (await users.findByEmail(email))?.registrations ?? [];
  const confirmed = waiting.find(({ id }) => id === registrationId);
  if (registrationId !== null && !confirmed) return false;
  const keepsPassword = isSameBrowser || waiting.length <= 1;
  const change: Partial<Pick<UserDocument, 'name' | 'passwordHash'>> = confirmed
    ? { name: confirmed.name, passwordHash: keepsPassword ? confirmed.passwordHash : '' }
    : {};
  const isVerified = (await users.markVerified(email, change)) !== null;
  if (isVerified && !keepsPassword) await outbox.add(mailTemplates.passwordMissing(email));
  else if (isVerified && confirmed?.passwordHash === '')
    await outbox.add(mailTemplates.passwordNotSet(email));
  return isVerified;
}

/** The mail server refuses an address alike, whether or not it has an account here. */
const refusedMessage =
  'The mail server of this address has refused our email. Please check the address, and sign up with one that receives email.';

/**
 * A new code for the registration or the account that waits for one; the answer never tells whether
 * there is one. Throws `invalid` after the mail server has refused the last code's mail for good.
 */
export async function resendCode(
  services: Needs,
  { email, registrationId }: ParsedBodyOf<typeof resendVerification>,
  browser: string,
): Promise<void> {
  const { users, codes, emailChanges, outbox, mailTemplates, log } = services;
  const [user, claimant] = await Promise.all([users.findByEmail(email), users.findByPendingEmail(email)]);
  const isWaiting = user !== null && user.verifiedAt === null;
  const change = user || !claimant ? null : await emailChanges.findWaiting(claimant.id, email);
  const mover = change?.isConfirmed === true ? claimant : null;
  const registration =
    user?.registrations?.find(({ id }) => id === registrationId) ??
    (registrationId === undefined ? user?.registrations?.at(-1) : undefined);
  const subject = { purpose: 'verify-email', email, registrationId: registration?.id } as const;
  if (await outbox.wasRefused(codeIdOf({ ...subject, registrationId: registrationId ?? registration?.id }))) {
    throw new Problem('invalid', { message: refusedMessage });
  }
  const code = await codes.issue(subject, { claimedBy: mover?.id ?? null, browser });
  const mail = isWaiting
    ? mailTemplates.confirmSignUp(email, code)
    : mover && mailTemplates.confirmNewAddress(email, code);
  if (!mail) return;
  // Nobody waits for it: the time taken must not tell either.
  outbox
    .add(mail, codeIdOf(subject))
    .catch((error: unknown) => log.error({ error }, 'a code was not mailed'));
}
