import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@askwell/contracts';
import type { Clock } from '../../../kernel/clock.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { UserDocument } from '../users.store.ts';
import type { SignInsStore } from './sign-ins.store.ts';

/** How a sign-in that waits for its second step began. */
export type FirstStep = { isMailed: boolean; message: string };

/**
 * Stores a sign-in whose first step has succeeded, and returns the refusal that tells the client to
 * go on with the second.
 */
export async function askSecondStep(
  { signIns, clock }: { signIns: SignInsStore; clock: Clock },
  user: UserDocument,
  { isMailed, message }: FirstStep,
): Promise<Problem> {
  const signInId = randomBytes(32).toString('base64url');
  await signIns.add({
    _id: hashOfSignIn(signInId),
    ownerId: user._id,
    passwordMark: passwordMark(user),
    isMailed,
    message,
    attempts: 0,
    expiresAt: new Date(clock().getTime() + limits.twoStep.signInMinutes * 60_000),
  });
  return new Problem('second_step_required', { body: { signInId } });
}

export const hashOfSignIn = (signInId: string): string =>
  createHash('sha256').update(signInId).digest('base64url');

/** Changes with the password of an account. */
export const passwordMark = ({ passwordHash }: Pick<UserDocument, 'passwordHash'>): string =>
  createHash('sha256').update(passwordHash).digest('base64url');
