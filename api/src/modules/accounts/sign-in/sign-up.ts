import type { ParsedBodyOf, register, registerWithEmail } from '@askwell/contracts';
import { randomUUID } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { MailTemplates, Outbox } from '../../mail/index.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { PasswordHashing } from './passwords.ts';
import { nameFromEmail } from './name-from-email.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import type { Registration, UserDocument, UsersStore } from '../users.store.ts';

type Needs = {
  users: UsersStore;
  codes: OneTimeCodes;
  passwords: PasswordHashing;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  clock: Clock;
};

/** Makes a registration that waits for its code, and returns its id. */
export async function signUp(
  services: Needs,
  { name, email, password }: ParsedBodyOf<typeof register>,
  browser: string,
): Promise<string> {
  refuseCommonPassword('password', password);
  const passwordHash = await services.passwords.hash(password);
  return addRegistration(services, { name, email, passwordHash }, browser);
}

/** The same without a password, for an account that is named after its address. */
export const signUpWithEmail = (
  services: Needs,
  { email }: ParsedBodyOf<typeof registerWithEmail>,
  browser: string,
): Promise<string> =>
  addRegistration(services, { name: nameFromEmail(email), email, passwordHash: '' }, browser);

/**
 * Each registration of an address keeps its own name and password. An address that is verified
 * already gets a mail that says so; the caller cannot tell the difference, nor from the time taken:
 * the work is the same.
 */
async function addRegistration(
  { users, codes, outbox, mailTemplates, clock }: Needs,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
  browser: string,
): Promise<string> {
  const id = randomUUID();
  const registration = { id, name, passwordHash, createdAt: clock() };
  const code = await codes.issue({ purpose: 'verify-email', email, registrationId: id }, { browser });
  // The same two writes for every address: the first fails where there is an account.
  await users.insert({ ...unverifiedUser(email, registration), registrations: [] });
  const isWaiting = await users.addRegistration(email, registration);
  await outbox.add(
    isWaiting ? mailTemplates.confirmSignUp(email, code) : mailTemplates.accountExists(email),
    `verify-email:${email}:${id}`,
  );
  return id;
}

/**
 * Creates the account of a person whose address an invitation's mail has proved. Other
 * registrations of the address end. Null where the address has a verified account.
 */
export async function signUpInvited(
  { users, passwords, clock }: Pick<Needs, 'users' | 'passwords' | 'clock'>,
  { name, email, password }: ParsedBodyOf<typeof register>,
): Promise<UserDocument | null> {
  refuseCommonPassword('password', password);
  const passwordHash = await passwords.hash(password);
  const registration = { id: randomUUID(), name, passwordHash, createdAt: clock() };
  await users.insert(unverifiedUser(email, registration));
  return users.markVerified(email, { name, passwordHash });
}

const unverifiedUser = (email: string, registration: Registration): UserDocument => ({
  _id: new ObjectId(),
  name: registration.name,
  email,
  verifiedAt: null,
  pendingEmail: null,
  passwordHash: '',
  registrations: [registration],
  apiKey: null,
  subscription: { plan: 'free', active: true, endDate: null },
  usage: { month: '', messages: 0, isOwnerTold: false },
  sessions: [],
  createdAt: registration.createdAt,
});
