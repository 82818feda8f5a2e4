import type { Role } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { UsersStore } from '../accounts/index.ts';
import { listTeam } from './list-team.ts';
import type { MembersStore } from './members.store.ts';

type Needs = { users: Pick<UsersStore, 'findById' | 'findPeople'>; members: Pick<MembersStore, 'list'> };

/** The members of an account who can use it now, with the owner. */
export const membersOf =
  (needs: Needs) =>
  async (accountId: ObjectId): Promise<{ id: string; name: string; email: string; role: Role }[]> => {
    const account = await needs.users.findById(accountId);
    if (!account) return [];
    const team = await listTeam(needs, account, account.ownerUserId);
    return team
      .filter((member) => !member.isPaused)
      .map(({ id, name, email, role }) => ({ id, name, email, role }));
  };
