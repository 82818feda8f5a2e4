import type { ParsedBodyOf, verifyEmail } from '@askwell/contracts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { ownerOf } from './owner.ts';
import { newSession } from './sessions.ts';

type Needs = Pick<Services, 'users' | 'codes' | 'outbox' | 'letters' | 'tokens' | 'clock'>;

/**
 * Takes the code of a new account, or of an account that moves to this address, and starts a session.
 * `hasMoved` tells which it was. Throws `wrong_code`.
 */
export async function confirmEmail(
  services: Needs,
  { email, otp }: ParsedBodyOf<typeof verifyEmail>,
  userAgent: string,
) {
  const { users, codes, outbox, letters, clock } = services;
  const claimedBy = await codes.use('verify-email', email, otp);
  const before = claimedBy && (await users.findById(claimedBy));
  const isConfirmed = claimedBy
    ? await users.moveToClaimedEmail(claimedBy, email)
    : (await users.markVerified(email)) !== null;
  const user = isConfirmed ? await users.findByEmail(email) : null;
  if (!user) throw new Problem('wrong_code');
  if (before) await outbox.add(letters.addressChanged(before.email, email));
  const { session, token } = newSession(services, user._id, userAgent);
  await users.addSession(user._id, session);
  return { token, owner: ownerOf(user, session.id, clock()), hasMoved: claimedBy !== null };
}

/** A new code for whoever waits for one at this address; nobody is told whether somebody does. */
export async function resendCode({ users, codes, outbox, letters }: Needs, email: string): Promise<void> {
  const user = await users.findByEmail(email);
  const claimant = user?.verifiedAt ? null : await users.findByPendingEmail(email);
  const isWaiting = user !== null && user.verifiedAt === null;
  const code = await codes.issue('verify-email', email, isWaiting ? null : (claimant?.id ?? null));
  const topic = `verify-email:${email}`;
  if (isWaiting) await outbox.add(letters.confirmSignUp(email, code), topic);
  else if (claimant) await outbox.add(letters.confirmNewAddress(email, code, claimant.name), topic);
}
