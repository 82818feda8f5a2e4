import type { User } from '@askwell/contracts';
import type { Caller } from '../../../http/endpoint.ts';
import { presentMember, presentUser } from '../present-user.ts';
import type { UsersStore } from '../users.store.ts';

/** The person who calls, with the account chosen. In the own account nothing more is read. */
export async function presentCaller(
  users: Pick<UsersStore, 'findPerson'>,
  { owner, member }: Caller,
): Promise<User> {
  if (member.role === 'owner' && owner.id.equals(member.userId)) return presentUser(owner);
  return presentMember((await users.findPerson(member.userId)) ?? owner, owner, member);
}
