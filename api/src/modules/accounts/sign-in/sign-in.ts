import type { login, ParsedBodyOf } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PasswordHashing } from './passwords.ts';
import type { SessionTokens } from '../../../http/session.ts';
import type { UsersStore } from '../users.store.ts';
import { newSession } from '../sessions/new-session.ts';
import { ownerOf } from '../../../kernel/owner.ts';

type Needs = {
  users: UsersStore;
  codes: OneTimeCodes;
  passwords: PasswordHashing;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  tokens: SessionTokens;
  clock: Clock;
};

/** Starts a session. Throws `wrong_credentials`, alike for a wrong password and for nobody, or `requires_verification`. */
export async function signIn(
  services: Needs,
  { email, password }: ParsedBodyOf<typeof login>,
  userAgent: string,
) {
  const { users, passwords, clock } = services;
  const user = await users.findByEmail(email);
  const isRight = await passwords.verify(user?.passwordHash, password);
  if (!user || !isRight) throw new Problem('wrong_credentials');
  if (user.verifiedAt === null) {
    await remindOfCode(services, email);
    throw new Problem('requires_verification', { body: { requiresVerification: true, email } });
  }
  const { session, token } = newSession(services, user._id, userAgent);
  await users.addSession(user._id, session);
  return { token, owner: ownerOf(user, session.id, clock()) };
}

/** A fresh code when the last one is no longer good. Having had too many is no reason to say anything else. */
async function remindOfCode({ codes, outbox, mailTemplates }: Needs, email: string): Promise<void> {
  if (await codes.isPending('verify-email', email)) return;
  try {
    const code = await codes.issue('verify-email', email);
    await outbox.add(mailTemplates.confirmSignUp(email, code), `verify-email:${email}`);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'too_many_requests')) throw error;
  }
}
