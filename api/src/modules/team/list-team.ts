import { plans, type TeamMember } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Owner } from '../../kernel/owner.ts';
import { isPaused, type UsersStore } from '../accounts/index.ts';
import type { MembersStore } from './members.store.ts';

type Needs = { users: Pick<UsersStore, 'findPeople'>; members: Pick<MembersStore, 'list'> };

/** The members of an account, the owner first, the others in the order in which they joined. */
export async function listTeam(
  { users, members }: Needs,
  account: Owner,
  askingId: ObjectId,
): Promise<TeamMember[]> {
  const seats = (await members.list(account.id)).filter(({ userId }) => !userId.equals(account.ownerUserId));
  const people = await users.findPeople(seats.map(({ userId }) => userId));
  const owner = {
    id: account.ownerUserId.toHexString(),
    name: account.name,
    email: account.email,
    role: 'owner' as const,
    joinedAt: account.createdAt.toISOString(),
    isYou: account.ownerUserId.equals(askingId),
    isPaused: false,
  };
  return [
    owner,
    ...seats.flatMap((seat) => {
      const person = people.find(({ id }) => id.equals(seat.userId));
      if (!person) return [];
      return [
        {
          id: person.id.toHexString(),
          name: person.name,
          email: person.email,
          role: seat.role,
          joinedAt: seat.joinedAt.toISOString(),
          isYou: person.id.equals(askingId),
          isPaused: isPaused(seat, account),
        },
      ];
    }),
  ];
}

/** How many seats the plan holds, and how many are taken: by members, invitations and the owner. */
export const seatsOf = (account: Owner, taken: readonly number[]) => ({
  used: takenSlots(account, taken).length,
  limit: plans[account.plan].members,
});

/** The seats that are taken. The founder who owns the account has seat 0 without a document. */
export const takenSlots = ({ id, ownerUserId }: Owner, taken: readonly number[]): number[] => [
  ...new Set([...(ownerUserId.equals(id) ? [0] : []), ...taken]),
];
