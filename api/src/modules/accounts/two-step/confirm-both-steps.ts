import { Problem } from '../../../kernel/problem.ts';
import type { Owner } from '../../../kernel/owner.ts';
import type { Caller } from '../sign-in/browser-ids.ts';
import { confirmPassword } from '../sign-in/confirm-password.ts';
import type { PasswordHashing } from '../sign-in/passwords.ts';
import type { UserDocument, UsersStore } from '../users.store.ts';
import { checkSecondStep, hasTwoSteps, type SecondStepNeeds } from './check-second-step.ts';

export type BothStepsNeeds = SecondStepNeeds & { users: UsersStore; passwords: PasswordHashing };

/**
 * The account of a signed-in owner who has entered the password and, with two-step sign-in, a code:
 * a session alone changes nothing about how the account is signed in to. Throws `wrong_password`,
 * and what `checkSecondStep` throws.
 */
export async function confirmBothSteps(
  services: BothStepsNeeds,
  owner: Pick<Owner, 'id'>,
  { currentPassword, code }: { currentPassword: string; code?: string | undefined },
  caller: Caller,
): Promise<UserDocument> {
  const user = await confirmPassword(services, owner, currentPassword);
  if (!hasTwoSteps(user)) return user;
  if (code === undefined) {
    const message = 'Please enter a code';
    throw new Problem('invalid', { message, errors: [{ path: 'code', message }] });
  }
  await checkSecondStep(services, user, code, caller);
  return user;
}
