import type { AccountMembership } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Memberships } from '../../../kernel/member.ts';
import type { UsersStore } from '../users.store.ts';
import { isPaused } from './choose-account.ts';

type Needs = {
  users: Pick<UsersStore, 'findById' | 'findByIds'>;
  memberships: Pick<Memberships, 'ofUser'>;
};

/** The accounts that a person belongs to: the own one first, the others by name. */
export async function listAccounts(
  { users, memberships }: Needs,
  userId: ObjectId,
): Promise<AccountMembership[]> {
  const joined = await memberships.ofUser(userId);
  const accounts = await users.findByIds([userId, ...joined.map(({ accountId }) => accountId)]);
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
