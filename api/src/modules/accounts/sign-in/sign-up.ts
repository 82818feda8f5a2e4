import type { ParsedBodyOf, register } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Services } from '../../../compose.ts';

type Needs = Pick<Services, 'users' | 'codes' | 'passwords' | 'outbox' | 'letters' | 'clock'>;

/**
 * Makes an account that waits for its code. An address that is verified already gets a mail that says so; the caller
 * cannot tell the difference, nor from the time taken, which is that of the hash.
 */
export async function signUp(
  { users, codes, passwords, outbox, letters, clock }: Needs,
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
    isWaiting ? letters.confirmSignUp(email, code) : letters.accountExists(email),
    `verify-email:${email}`,
  );
}
