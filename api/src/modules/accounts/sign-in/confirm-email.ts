import type { ParsedBodyOf, verifyEmail } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { SessionTokens } from '../../../http/session.ts';
import type { UsersStore } from '../users.store.ts';
import { ownerOf } from '../../../kernel/owner.ts';
import { newSession } from '../sessions/new-session.ts';

type Needs = {
  users: UsersStore;
  codes: OneTimeCodes;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  tokens: SessionTokens;
  clock: Clock;
  log: Logger;
};

/**
 * Takes the code of a new account, or of an account that moves to this address, and starts a session.
 * `hasMoved` tells which it was. Throws `wrong_code`.
 */
export async function confirmEmail(
  services: Needs,
  { email, otp }: ParsedBodyOf<typeof verifyEmail>,
  userAgent: string,
) {
  const { users, codes, outbox, mailTemplates, clock } = services;
  const claimedBy = await codes.use('verify-email', email, otp);
  const before = claimedBy && (await users.findById(claimedBy));
  const isConfirmed = claimedBy
    ? await users.moveToClaimedEmail(claimedBy, email)
    : (await users.markVerified(email)) !== null;
  const user = isConfirmed ? await users.findByEmail(email) : null;
  if (!user) throw new Problem('wrong_code');
  if (before) await outbox.add(mailTemplates.addressChanged(before.email, email));
  const { session, token } = newSession(services, user._id, userAgent);
  await users.addSession(user._id, session);
  return { token, owner: ownerOf(user, session.id, clock()), hasMoved: claimedBy !== null };
}

/** A new code for whoever waits for one at this address; nobody is told whether somebody does. */
export async function resendCode(services: Needs, email: string): Promise<void> {
  const { users, codes, outbox, mailTemplates, log } = services;
  const [user, claimant] = await Promise.all([users.findByEmail(email), users.findByPendingEmail(email)]);
  const isWaiting = user !== null && user.verifiedAt === null;
  const mover = user ? null : claimant;
  const code = await codes.issue('verify-email', email, mover?.id ?? null);
  const mail = isWaiting
    ? mailTemplates.confirmSignUp(email, code)
    : mover && mailTemplates.confirmNewAddress(email, code, mover.name);
  if (!mail) return;
  // Nobody waits for it: the time taken must not tell either.
  outbox
    .add(mail, `verify-email:${email}`)
    .catch((error: unknown) => log.error({ error }, 'a code was not mailed'));
}
