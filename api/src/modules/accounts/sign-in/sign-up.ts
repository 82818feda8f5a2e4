import type { ParsedBodyOf, register } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PasswordHashing } from './passwords.ts';
import type { UsersStore } from '../users.store.ts';

type Needs = {
  users: UsersStore;
  codes: OneTimeCodes;
  passwords: PasswordHashing;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
};

/**
 * Makes an account that waits for its code. An address that is verified already gets a mail that says so; the caller
 * cannot tell the difference, nor from the time taken, which is that of the hash.
 */
export async function signUp(
  { users, codes, passwords, outbox, mailTemplates, clock }: Needs,
  { name, email, password }: ParsedBodyOf<typeof register>,
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  const code = await codes.issue('verify-email', email);
  const isNew = await users.insert({
    _id: new ObjectId(),
    name,
    email,
    verifiedAt: null,
    pendingEmail: null,
    passwordHash,
    apiKey: null,
    subscription: { plan: 'free', active: true, endDate: null },
    usage: { month: '', messages: 0, isOwnerTold: false },
    sessions: [],
    createdAt: clock(),
  });
  const isWaiting = isNew || (await users.changeUnverified(email, { name, passwordHash })).matchedCount === 1;
  await outbox.add(
    isWaiting ? mailTemplates.confirmSignUp(email, code) : mailTemplates.accountExists(email),
    `verify-email:${email}`,
  );
}
