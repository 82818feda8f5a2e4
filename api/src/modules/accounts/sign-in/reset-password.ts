import type { ParsedBodyOf, resetPassword } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PasswordHashing } from './passwords.ts';
import type { SessionTokens } from '../../../http/session.ts';
import type { UsersStore } from '../users.store.ts';
import { ownerOf } from '../../../kernel/owner.ts';
import { newSession } from '../sessions/new-session.ts';

type Needs = {
  users: UsersStore;
  codes: OneTimeCodes;
  passwords: PasswordHashing;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  tokens: SessionTokens;
  clock: Clock;
  log: Logger;
};

/** Mails a reset code to an address that has an account. The code is issued for any address, so that limits look alike. */
export async function sendResetCode(services: Needs, email: string): Promise<void> {
  const code = await services.codes.issue({ purpose: 'reset-password', email });
  mailResetCode(services, email, code).catch((error: unknown) =>
    services.log.error({ error }, 'a reset code was not mailed'),
  );
}

/** Nobody waits for it: the time taken must not tell who has an account. */
async function mailResetCode(
  { users, outbox, mailTemplates }: Needs,
  email: string,
  code: string,
): Promise<void> {
  const user = await users.findByEmail(email);
  if (user) await outbox.add(mailTemplates.resetPassword(email, code), `reset-password:${email}`);
}

/**
 * Takes a reset code, ends every session and starts one. The code came by mail, so the address is verified too.
 * Throws `wrong_code`.
 */
export async function setNewPassword(
  services: Needs,
  { email, otp, newPassword }: ParsedBodyOf<typeof resetPassword>,
  userAgent: string,
) {
  const { users, codes, passwords, outbox, mailTemplates, clock } = services;
  await codes.use({ purpose: 'reset-password', email }, otp);
  const user = await users.findByEmail(email);
  if (!user) throw new Problem('wrong_code');
  const { session, token } = newSession(services, user._id, userAgent);
  await users.setPassword(user._id, await passwords.hash(newPassword), [session]);
  await users.markVerified(email);
  await outbox.add(mailTemplates.passwordChanged(email));
  return { token, owner: ownerOf(user, session.id, clock()) };
}
