import { hasPermission, type GivenRole } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../http/endpoint.ts';
import type { Member } from '../../kernel/member.ts';
import type { Owner } from '../../kernel/owner.ts';
import { Problem } from '../../kernel/problem.ts';
import type { TokensStore, UsersStore } from '../accounts/index.ts';
import type { MailTemplates, Outbox } from '../mail/index.ts';
import type { MemberEvents } from './member-events.ts';
import type { MemberDocument, MembersStore } from './members.store.ts';

export type MemberNeeds = {
  members: MembersStore;
  users: UsersStore;
  apiTokens: Pick<TokensStore, 'removeOfMember'>;
  memberEvents: MemberEvents;
  outbox: Outbox;
  mailTemplates: MailTemplates;
};

/** Gives a member another role. Throws `not_found`, `role_not_allowed`, `conflict`. */
export async function changeRole(
  { members, apiTokens, memberEvents }: MemberNeeds,
  { owner, member }: Caller,
  { id, role }: { id: string; role: GivenRole },
): Promise<MemberDocument> {
  const found = await findOther(members, { owner, member }, id);
  if (!mayChange(member, found.role) || !mayChange(member, role)) throw new Problem('role_not_allowed');
  if (found.role === role) return found;
  const changed = await members.setRole(owner.id, found.userId, { from: found.role, to: role });
  if (!changed) throw new Problem('conflict');
  if (!hasPermission(role, 'manage')) await apiTokens.removeOfMember(owner.id, found.userId);
  await memberEvents.report({ accountId: owner.id, userId: found.userId, role });
  return changed;
}

/**
 * Removes a member, or has the caller leave. Access ends with the first write, and with it the
 * personal tokens and everything that is open. Throws `not_found`, `role_not_allowed`, `conflict`.
 */
export async function endMembership(
  services: MemberNeeds,
  { owner, member }: Caller,
  id: string,
): Promise<{ hasLeft: boolean; name: string }> {
  const { members, users, outbox, mailTemplates } = services;
  if (member.userId.equals(id)) {
    await leave(services, owner, member.userId);
    return { hasLeft: true, name: member.name };
  }
  const found = await findOther(members, { owner, member }, id);
  if (!mayChange(member, found.role)) throw new Problem('role_not_allowed');
  await end(services, found);
  const person = await users.findPerson(found.userId);
  if (person) await outbox.add(mailTemplates.removedFromTeam(person.email, owner.name));
  return { hasLeft: false, name: person?.name ?? '' };
}

/** Ends a person's own membership, also a paused one. Throws `not_found`, `conflict`. */
export async function leave(services: MemberNeeds, account: Owner, userId: ObjectId): Promise<void> {
  if (account.ownerUserId.equals(userId)) {
    throw new Problem('conflict', {
      message: 'The owner cannot leave. Transfer the account to an admin first.',
    });
  }
  const found = await services.members.findMember(account.id, userId);
  if (!found) throw new Problem('not_found');
  await end(services, found);
}

async function end(
  { members, apiTokens, memberEvents }: MemberNeeds,
  { ownerId, userId, role }: MemberDocument,
): Promise<void> {
  if (!(await members.remove(ownerId, userId, role))) throw new Problem('conflict');
  await apiTokens.removeOfMember(ownerId, userId);
  await memberEvents.report({ accountId: ownerId, userId, role: null });
}

/**
 * Ends the memberships and invitations of an account that began since then, possibly an attacker's.
 */
export const removeMembersSince =
  ({ members, apiTokens, memberEvents }: Pick<MemberNeeds, 'members' | 'apiTokens' | 'memberEvents'>) =>
  async (accountId: ObjectId, since: Date): Promise<void> => {
    for (const { userId } of await members.removeSince(accountId, since)) {
      await apiTokens.removeOfMember(accountId, userId);
      await memberEvents.report({ accountId, userId, role: null });
    }
  };

/** Another member than the caller and the owner: nobody changes the own role, or the owner's. */
async function findOther(
  members: Pick<MembersStore, 'findMember'>,
  { owner, member }: Caller,
  id: string,
): Promise<MemberDocument> {
  const userId = new ObjectId(id);
  if (userId.equals(owner.ownerUserId) || userId.equals(member.userId)) throw new Problem('role_not_allowed');
  const found = await members.findMember(owner.id, userId);
  if (!found) throw new Problem('not_found');
  return found;
}

/** Only the owner makes, changes and removes admins. */
const mayChange = ({ role }: Pick<Member, 'role'>, other: GivenRole): boolean =>
  role === 'owner' || (role === 'admin' && other !== 'admin');
