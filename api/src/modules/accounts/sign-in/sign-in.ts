import type { login, ParsedBodyOf } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PasswordHashing } from './passwords.ts';
import type { SessionTokens } from '../../../http/session.ts';
import type { Registration, UsersStore } from '../users.store.ts';
import { codeIdOf } from './codes.store.ts';
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
  if (user && user.verifiedAt === null && user.registrations) {
    throw await registrationProblem(services, email, user.registrations, password);
  }
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

/** What to answer while registrations of the address wait for their codes: the password says which one is meant. */
async function registrationProblem(
  services: Needs,
  email: string,
  registrations: readonly Registration[],
  password: string,
): Promise<Problem> {
  for (const { id, passwordHash } of registrations.toReversed()) {
    if (!(await services.passwords.verify(passwordHash, password))) continue;
    await remindOfCode(services, email, id);
    return new Problem('requires_verification', {
      body: { requiresVerification: true, email, registrationId: id },
    });
  }
  return new Problem('wrong_credentials');
}

/** A fresh code when the last one is no longer good. Having had too many is no reason to say anything else. */
async function remindOfCode(
  { codes, outbox, mailTemplates }: Needs,
  email: string,
  registrationId?: string,
): Promise<void> {
  const subject = { purpose: 'verify-email', email, registrationId } as const;
  if (await codes.isPending(subject)) return;
  try {
    const code = await codes.issue(subject);
    await outbox.add(mailTemplates.confirmSignUp(email, code), codeIdOf(subject));
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'too_many_requests')) throw error;
  }
}
