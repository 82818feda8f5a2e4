import type { AccountMembership } from '@askwell/contracts';
import type { Caller } from '../../../http/endpoint.ts';
import type { Memberships } from '../../../kernel/member.ts';
import type { UsersStore } from '../users.store.ts';
import { isPaused } from './choose-account.ts';

type Needs = {
  users: Pick<UsersStore, 'findById' | 'findByIds'>;
  memberships: Pick<Memberships, 'ofUser'>;
};

/**
 * The accounts that a person belongs to: the own one first, the others by name. The own one is not
 * read again.
 */
export async function listAccounts(
  { users, memberships }: Needs,
  { owner, member: { userId } }: Caller,
): Promise<AccountMembership[]> {
  const joined = await memberships.ofUser(userId);
  const isOwn = owner.id.equals(userId) && owner.ownerUserId.equals(userId);
  const unread = [...(isOwn ? [] : [userId]), ...joined.map(({ accountId }) => accountId)];
  const accounts = [...(isOwn ? [owner] : []), ...(unread.length === 0 ? [] : await users.findByIds(unread))];
  return accounts
    .flatMap((account): AccountMembership[] => {
      const named = { id: account.id.toHexString(), name: account.name };
      if (account.ownerUserId.equals(userId)) return [{ ...named, role: 'owner' }];
      const membership = joined.find(({ accountId }) => accountId.equals(account.id));
      if (!membership) return [];
      return [
        {
          ...named,
          role: membership.role,
          ...(isPaused(membership, account) && { isPaused: true as const }),
        },
      ];
    })
    .toSorted(
      (one, other) =>
        Number(other.id === userId.toHexString()) - Number(one.id === userId.toHexString()) ||
        one.name.localeCompare(other.name),
    );
}
