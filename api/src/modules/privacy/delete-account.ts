import type { deleteAccount as call, ParsedBodyOf } from '@askwell/contracts';
import { Problem } from '../../kernel/problem.ts';
import type { RateLimits } from '../../http/limits.ts';
import type { Clock } from '../../kernel/clock.ts';
import { confirmPassword, type PasswordHashing, type UsersStore } from '../accounts/index.ts';
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
 * Begins the deletion of an account: from here on nobody can sign in, no chatbot answers, and the
 * address is free again; the job of `eraseAccounts` does the rest, however often it is interrupted.
 * Throws `wrong_password` and `invalid`.
 */
export async function deleteAccount(
  services: DeletionNeeds,
  owner: Owner,
  { currentPassword, confirmation }: ParsedBodyOf<typeof call>,
): Promise<void> {
  const { users, chatbots, erasures, wakeErasures, clock } = services;
  if (confirmation !== owner.email) {
    const message = 'This is not the email address of this account';
    throw new Problem('invalid', { message, errors: [{ path: 'confirmation', message }] });
  }
  await confirmPassword(services, owner, currentPassword);
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
