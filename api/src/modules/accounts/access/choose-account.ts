import { hasPermission, Id, plans, type Permission, type Role } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../../http/endpoint.ts';
import type { Member, Membership, Memberships } from '../../../kernel/member.ts';
import type { Owner } from '../../../kernel/owner.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { UsersStore } from '../users.store.ts';

type Needs = { users: Pick<UsersStore, 'findById'>; memberships: Memberships };

/**
 * The account that a request is about, and the person as its member. `person` is the signed-in
 * user, as `users.findOwner` reads it: for the owner of the own account nothing more is read.
 * Throws `not_found` for an account of others, `seat_paused`, `role_not_allowed`.
 */
export async function chooseAccount(
  needs: Needs,
  person: Owner,
  { accountId, permission }: { accountId: string; permission: Permission },
): Promise<Caller> {
  if (permission === 'self') return { owner: person, member: memberOf(person, 'owner') };
  const caller = await callerIn(needs, person, accountId);
  if (!hasPermission(caller.member.role, permission)) throw new Problem('role_not_allowed');
  return caller;
}

async function callerIn(needs: Needs, person: Owner, accountId: string): Promise<Caller> {
  const isOwn = accountId === '' || accountId === person.id.toHexString();
  if (isOwn && person.ownerUserId.equals(person.id)) {
    return { owner: person, member: memberOf(person, 'owner') };
  }
  if (!isOwn && !Id.safeParse(accountId).success) throw new Problem('not_found');
  const id = isOwn ? person.id : new ObjectId(accountId);
  const membership =
    (await needs.memberships.find(id, person.id)) ?? (await otherOf(needs, person, accountId));
  const account = membership && (await needs.users.findById(membership.accountId));
  if (!membership || !account) throw new Problem('not_found');
  const role = account.ownerUserId.equals(person.id) ? 'owner' : membership.role;
  if (role !== 'owner' && isPaused(membership, account)) throw new Problem('seat_paused');
  return { owner: account, member: memberOf(person, role) };
}

/** For a person who no longer owns the account they signed up with: one of their memberships. */
const otherOf = async ({ memberships }: Needs, person: Owner, accountId: string) =>
  accountId === '' ? ((await memberships.ofUser(person.id))[0] ?? null) : null;

/**
 * Whether the plan in force has too few seats for this member. Where it has one seat, only the
 * owner may come in, whichever seat the owner has.
 */
export const isPaused = ({ slot }: Pick<Membership, 'slot'>, { plan }: Pick<Owner, 'plan'>): boolean =>
  plans[plan].members === 1 || slot >= plans[plan].members;

export const memberOf = (person: Owner, role: Role): Member => ({
  userId: person.id,
  name: person.name,
  email: person.email,
  role,
  sessionId: person.sessionId,
});
