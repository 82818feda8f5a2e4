import type { deleteAccount as call, ParsedBodyOf } from '@askwell/contracts';
import { Problem } from '../../kernel/problem.ts';
import type { RateLimits } from '../../http/limits.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { PasswordHashing, UsersStore } from '../accounts/index.ts';
import type { ChatbotsStore } from '../chatbots/index.ts';
import type { ErasuresStore } from './erasures.store.ts';

export type DeletionNeeds = {
  users: UsersStore;
  chatbots: ChatbotsStore;
  passwords: PasswordHashing;
  limits: RateLimits;
  erasures: ErasuresStore;
  clock: Clock;
  /** Starts the job that erases accounts. */
  wakeErasures: () => void;
};
import type { Owner } from '../../kernel/owner.ts';

/**
 * Begins the deletion of an account: from here on nobody can sign in, no chatbot answers, and the address is free again; the
 * job of `eraseAccounts` does the rest, however often it is interrupted. Throws `wrong_password` and `invalid`.
 */
export async function deleteAccount(
  services: DeletionNeeds,
  owner: Owner,
  { currentPassword, confirmation }: ParsedBodyOf<typeof call>,
): Promise<void> {
  const { users, chatbots, passwords, limits, erasures, wakeErasures, clock } = services;
  if (confirmation !== owner.email) {
    const message = 'This is not the email address of this account';
    throw new Problem('invalid', { message, errors: [{ path: 'confirmation', message }] });
  }
  // A stolen session must not be a way to guess the password faster than the sign-in is. Counted apart from sign-ins,
  // with which a stranger could keep the owner out.
  await limits.take(['passwordPerAccount', owner.id.toHexString()]);
  const user = await users.findWithPassword(owner.id);
  if (!user || !(await passwords.verify(user.passwordHash, currentPassword))) {
    throw new Problem('wrong_password');
  }
  const chatbotIds = (await chatbots.list(owner.id)).map(({ _id }) => _id);
  await erasures.begin(owner.id, {
    emails: [owner.email, ...(owner.pendingEmail === null ? [] : [owner.pendingEmail])],
    name: owner.name,
    chatbotIds,
    startedAt: clock(),
  });
  await users.remove(owner.id);
  await Promise.all(chatbotIds.map((id) => chatbots.takeOffline(owner.id, id)));
  wakeErasures();
}
