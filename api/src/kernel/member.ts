import type { GivenRole, Role } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';

/** The person who makes a request, with the role that the person has in the account. */
export type Member = {
  userId: ObjectId;
  name: string;
  email: string;
  role: Role;
  /** The session of the request; null if it came with a personal token. */
  sessionId: string | null;
};

/** A membership other than the owner's. */
export type Membership = {
  accountId: ObjectId;
  role: GivenRole;
  /** Which of the account's seats it takes. The owner has seat 0. */
  slot: number;
};

/** The memberships that decide what a request may do. */
export type Memberships = {
  find: (accountId: ObjectId, userId: ObjectId) => Promise<Membership | null>;
  ofUser: (userId: ObjectId) => Promise<Membership[]>;
};
