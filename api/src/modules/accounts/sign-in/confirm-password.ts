import type { RateLimits } from '../../../http/limits.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { Owner } from '../../../kernel/owner.ts';
import type { UserDocument, UsersStore } from '../users.store.ts';
import type { PasswordHashing } from './passwords.ts';

type Needs = {
  users: Pick<UsersStore, 'findWithPassword'>;
  passwords: Pick<PasswordHashing, 'verify'>;
  limits: Pick<RateLimits, 'take' | 'giveBack'>;
};

/**
 * The account of a signed-in owner who has typed the current password. Only wrong passwords count
 * against the limit, apart from those of sign-ins: a stolen session is no faster way to guess, and
 * a stranger's wrong sign-ins do not keep the owner out. Throws `wrong_password`,
 * `too_many_requests`.
 */
export async function confirmPassword(
  { users, passwords, limits }: Needs,
  owner: Pick<Owner, 'id'>,
  currentPassword: string,
): Promise<UserDocument> {
  const attempt = ['passwordPerAccount', owner.id.toHexString()] as const;
  await limits.take(attempt);
  const user = await users.findWithPassword(owner.id);
  if (!user || !(await passwords.verify(user.passwordHash, currentPassword))) {
    throw new Problem('wrong_password');
  }
  await limits.giveBack(attempt);
  return user;
}
