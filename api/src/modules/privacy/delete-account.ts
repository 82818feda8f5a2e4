import type { deleteAccount as call, ParsedBodyOf } from '@askwell/contracts';
import type { Caller } from '../../http/endpoint.ts';
import type { Owner } from '../../kernel/owner.ts';
import { Problem } from '../../kernel/problem.ts';
import { type BothStepsNeeds, confirmBothSteps, type SignInCaller } from '../accounts/index.ts';
import type { ChatbotsStore } from '../chatbots/index.ts';
import type { MembersStore } from '../team/index.ts';
import type { ErasuresStore } from './erasures.store.ts';

export type DeletionNeeds = BothStepsNeeds & {
  members: Pick<MembersStore, 'hasOthers'>;
  chatbots: ChatbotsStore;
  erasures: ErasuresStore;
  /** Starts the job that erases accounts. */
  wakeErasures: () => void;
};

/**
 * Begins the deletion of an account: from here on nobody can sign in, no chatbot answers, and the
 * address is free again; the job of `eraseAccounts` does the rest, however often it is interrupted.
 * Throws `invalid`, `has_members`, and what `confirmBothSteps` throws.
 */
export async function deleteAccount(
  services: DeletionNeeds,
  { owner, member }: Caller,
  { confirmation, ...steps }: ParsedBodyOf<typeof call>,
  from: SignInCaller,
): Promise<void> {
  const { users, chatbots, erasures, wakeErasures, clock } = services;
  if (confirmation !== owner.email) {
    const message = 'This is not the email address of this account';
    throw new Problem('invalid', { message, errors: [{ path: 'confirmation', message }] });
  }
  await confirmBothSteps(services, { id: member.userId }, steps, from);
  await refuseWithMembers(services, owner);
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

/**
 * Nobody loses an account by the decision of another member, and no account stays behind without
 * its owner.
 */
async function refuseWithMembers(
  { users, members }: Pick<DeletionNeeds, 'users' | 'members'>,
  owner: Owner,
): Promise<void> {
  if (await members.hasOthers(owner.id, owner.ownerUserId)) throw new Problem('has_members');
  if (!owner.ownerUserId.equals(owner.id)) {
    throw new Problem('has_members', {
      message: 'This account also holds the sign-in of its founder. Transfer it back before it is deleted.',
    });
  }
  if (await users.ownsTransferred(owner.id)) {
    throw new Problem('has_members', {
      message: 'You own another account. Transfer it before you delete your own.',
    });
  }
}
