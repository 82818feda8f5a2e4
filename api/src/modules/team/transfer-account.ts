import type { ParsedBodyOf, transferOwnership } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../http/endpoint.ts';
import { Problem } from '../../kernel/problem.ts';
import { type BothStepsNeeds, confirmBothSteps, isPaused, type SignInCaller } from '../accounts/index.ts';
import type { MembersStore } from './members.store.ts';

export type TransferNeeds = BothStepsNeeds & { members: MembersStore };

/**
 * Makes an admin the owner, in one write on the account: it never has two owners or none. The owner
 * becomes an admin. Both get a mail. Returns the name of the new owner. Throws `not_found`,
 * `conflict`, and what `confirmBothSteps` throws.
 */
export async function transferAccount(
  services: TransferNeeds,
  { owner, member }: Caller,
  { memberId, ...steps }: ParsedBodyOf<typeof transferOwnership>,
  from: SignInCaller,
): Promise<string> {
  const { members, users, outbox, mailTemplates } = services;
  await confirmBothSteps(services, { id: member.userId }, steps, from);
  const userId = new ObjectId(memberId);
  const found = await members.findMember(owner.id, userId);
  const person = found && (await users.findPerson(userId));
  if (!found || !person) throw new Problem('not_found');
  if (found.role !== 'admin' || isPaused(found, owner)) {
    throw new Problem('conflict', { message: 'Only an admin can become the owner.' });
  }
  await keepFounderAsAdmin(services, owner.id);
  const to = { userId, name: person.name, email: person.email };
  if (!(await users.transfer(owner.id, member.userId, to))) throw new Problem('conflict');
  const names = { from: member.name, newOwner: person.name };
  for (const email of [member.email, person.email]) {
    await outbox.add(mailTemplates.ownershipTransferred(email, names));
  }
  return person.name;
}

/** Gives the founder the membership that counts once the account is another person's. */
async function keepFounderAsAdmin(
  { members, clock }: Pick<TransferNeeds, 'members' | 'clock'>,
  accountId: ObjectId,
): Promise<void> {
  const seat = { ownerId: accountId, userId: accountId, slot: 0, role: 'admin', state: 'active' } as const;
  await members.insert({ ...seat, _id: new ObjectId(), joinedAt: clock() });
}
