import { limits as numbers } from '@askwell/contracts';
import { Problem } from '../../../kernel/problem.ts';
import type { Caller } from '../sign-in/browser-ids.ts';
import type { UsersStore } from '../users.store.ts';
import { hashOfSignIn, passwordMark, type FirstStep } from './ask-second-step.ts';
import {
  checkSecondStep,
  hasTwoSteps,
  type SecondStepNeeds,
  type SecondStepUsed,
} from './check-second-step.ts';
import type { TwoStepUser } from './check-second-step.ts';
import type { SignInDocument, SignInsStore } from './sign-ins.store.ts';

type Needs = SecondStepNeeds & { users: UsersStore; signIns: SignInsStore };

/** A sign-in that waits, with its account. */
export type WaitingSignIn = { signIn: SignInDocument; user: TwoStepUser };

/**
 * Finds the sign-in that waits for its second step, and counts an attempt. Throws
 * `sign_in_expired`, also after a new password, or if two-step sign-in was turned off since.
 */
export async function findWaitingSignIn(
  { users, signIns, clock }: Pick<Needs, 'users' | 'signIns' | 'clock'>,
  signInId: string,
): Promise<WaitingSignIn> {
  const signIn = await signIns.attempt(hashOfSignIn(signInId), clock(), numbers.twoStep.attempts);
  const user = signIn && (await users.findWithPassword(signIn.ownerId));
  if (!user || !hasTwoSteps(user) || passwordMark(user) !== signIn.passwordMark) {
    throw new Problem('sign_in_expired');
  }
  return { signIn, user };
}

/**
 * Takes the code of a waiting sign-in and ends the wait. The last wrong code is reported to the
 * owner by mail, since someone else may know the password. Throws what `checkSecondStep` throws,
 * and `sign_in_expired`.
 */
export async function finishSignIn(
  services: Needs,
  { signIn, user }: WaitingSignIn,
  code: string,
  caller: Caller,
): Promise<FirstStep & { used: SecondStepUsed }> {
  const { signIns, outbox, mailTemplates } = services;
  try {
    const used = await checkSecondStep(services, user, code, caller);
    if (!(await signIns.finish(signIn._id))) throw new Problem('sign_in_expired');
    return { isMailed: signIn.isMailed, message: signIn.message, used };
  } catch (error) {
    const isWrong = error instanceof Problem && error.code === 'wrong_code';
    if (isWrong && signIn.attempts === numbers.twoStep.attempts) {
      await outbox.add(mailTemplates.secondStepRefused(user.email), `second-step:${user.email}`);
    }
    throw error;
  }
}
