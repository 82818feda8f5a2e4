import type { login, ParsedBodyOf } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { LimitUse, RateLimits } from '../../../http/limits.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PasswordHashing } from './passwords.ts';
import type { Registration, UserDocument, UsersStore } from '../users.store.ts';
import type { Caller } from './browser-ids.ts';
import { codeIdOf } from './codes.store.ts';
import { isKnownDevice } from './known-devices.ts';

type Needs = {
  users: UsersStore;
  codes: OneTimeCodes;
  passwords: PasswordHashing;
  limits: RateLimits;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
};

/**
 * The account that an address and a password sign in to. Throws `wrong_credentials`, alike for a
 * wrong password and for nobody, `requires_verification`, or `too_many_requests`.
 */
export async function checkCredentials(
  services: Needs,
  { email, password }: ParsedBodyOf<typeof login>,
  caller: Caller,
): Promise<UserDocument> {
  const { users, limits } = services;
  const user = await users.findByEmail(email);
  const uses = usesOf(user, email, caller);
  await limits.take(...uses);
  const problem = await problemOf(services, user, { email, password }, caller);
  // Only wrong passwords count.
  if (problem?.code !== 'wrong_credentials') await limits.giveBack(...uses);
  if (problem || !user) throw problem ?? new Problem('wrong_credentials');
  return user;
}

/**
 * A browser that has signed in before counts by itself, so that strangers cannot keep the owner
 * out. All others count by address, by account and address, and, against many addresses at once, by
 * account.
 */
const usesOf = (user: UserDocument | null, email: string, { ip, browser }: Caller): LimitUse[] =>
  browser !== null && isKnownDevice(user, browser)
    ? [['signInPerDevice', `${email} ${browser}`]]
    : [
        ['signInPerAddress', ip],
        ['signInPerAccountAddress', `${email} ${ip}`],
        ['signInPerAccount', email],
      ];

async function problemOf(
  services: Needs,
  user: UserDocument | null,
  { email, password }: ParsedBodyOf<typeof login>,
  { browser }: Caller,
): Promise<Problem | null> {
  if (user && user.verifiedAt === null && user.registrations) {
    return registrationProblem(services, { email, password, browser }, user.registrations);
  }
  const isRight = await services.passwords.verify(user?.passwordHash, password);
  if (!user || !isRight) return new Problem('wrong_credentials');
  if (user.verifiedAt !== null) return null;
  await remindOfCode(services, email, browser);
  return new Problem('requires_verification', { body: { requiresVerification: true, email } });
}

/**
 * What to answer while registrations of the address wait for their codes: the password says which
 * one is meant.
 */
async function registrationProblem(
  services: Needs,
  { email, password, browser }: { email: string; password: string; browser: string | null },
  registrations: readonly Registration[],
): Promise<Problem> {
  for (const { id, passwordHash } of registrations.toReversed()) {
    if (!(await services.passwords.verify(passwordHash, password))) continue;
    await remindOfCode(services, email, browser, id);
    return new Problem('requires_verification', {
      body: { requiresVerification: true, email, registrationId: id },
    });
  }
  return new Problem('wrong_credentials');
}

/**
 * A fresh code when the last one is no longer good. Having had too many is no reason to say
 * anything else.
 */
async function remindOfCode(
  { codes, outbox, mailTemplates }: Needs,
  email: string,
  browser: string | null,
  registrationId?: string,
): Promise<void> {
  const subject = { purpose: 'verify-email', email, registrationId } as const;
  if (await codes.isPending(subject)) return;
  try {
    const code = await codes.issue(subject, { browser });
    await outbox.add(mailTemplates.confirmSignUp(email, code), codeIdOf(subject));
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'too_many_requests')) throw error;
  }
}
