import type { GivenRole } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { batchPerTick } from '../../kernel/batches/batch-per-tick.ts';
import { durable, isDuplicate } from '../../kernel/database.ts';
import type { Membership, Memberships } from '../../kernel/member.ts';

type Seat = {
  _id: ObjectId;
  /** The account. */
  ownerId: ObjectId;
  /**
   * The seat it takes, from 1: the founder has seat 0. Unique, so that no two take the last one.
   */
  slot: number;
  role: GivenRole;
};

/** A person who belongs to an account of another person. */
export type MemberDocument = Seat & { state: 'active'; userId: ObjectId; joinedAt: Date };

/** An invitation. It holds its seat until it is accepted, revoked or expired. */
export type InvitationDocument = Seat & {
  state: 'invited';
  email: string;
  /** SHA-256 of the token in the mailed link. */
  tokenHash: string;
  invitedBy: { userId: ObjectId; name: string };
  invitedAt: Date;
  /** How often it was mailed. */
  sendings: number;
  expiresAt: Date;
};

export type SeatDocument = MemberDocument | InvitationDocument;

/**
 * Who belongs to which account, apart from the owners of the own accounts. An invitation becomes
 * the membership in one write. In an account that was transferred, the founder has a document with
 * seat 0; who owns an account is decided by the account alone.
 */
export const membersStore = (db: Db) => {
  const seats = db.collection<SeatDocument>('members', durable);
  const members = db.collection<MemberDocument>('members', durable);
  const invitations = db.collection<InvitationDocument>('members', durable);
  const active = { state: 'active' } as const;
  const invited = { state: 'invited' } as const;

  const memberships: Memberships = {
    find: async (accountId, userId) => {
      const found = await members.findOne({ ownerId: accountId, userId, ...active });
      return found && { accountId, role: found.role, slot: found.slot };
    },
    // Every start of the app asks: those that come at once ask together.
    ofUser: batchPerTick(async (userIds: ObjectId[]): Promise<Membership[][]> => {
      const found = await members
        .find({ userId: { $in: userIds }, ...active })
        .sort({ _id: 1 })
        .toArray();
      return userIds.map((id) =>
        found
          .filter(({ userId }) => userId.equals(id))
          .map(({ ownerId, role, slot }) => ({ accountId: ownerId, role, slot })),
      );
    }),
  };

  return {
    ...memberships,

    indexes: () =>
      seats.createIndexes([
        { key: { ownerId: 1, slot: 1 }, unique: true },
        { key: { userId: 1 } },
        { key: { tokenHash: 1 } },
        {
          key: { ownerId: 1, userId: 1 },
          unique: true,
          partialFilterExpression: { userId: { $exists: true } },
        },
        {
          key: { ownerId: 1, email: 1 },
          unique: true,
          partialFilterExpression: { email: { $exists: true } },
        },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]),

    /** False when the seat is taken, the address is invited, or the user is a member. */
    insert: async (seat: SeatDocument): Promise<boolean> => {
      try {
        await seats.insertOne(seat);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    slots: async (ownerId: ObjectId): Promise<number[]> => {
      const taken = await seats.find({ ownerId }, { projection: { slot: 1 } }).toArray();
      return taken.map(({ slot }) => slot);
    },

    /** In the order in which they joined. */
    list: (ownerId: ObjectId) =>
      members
        .find({ ownerId, ...active })
        .sort({ joinedAt: 1, _id: 1 })
        .toArray(),

    /** Newest first. */
    listInvitations: (ownerId: ObjectId, now: Date) =>
      invitations
        .find({ ownerId, ...invited, expiresAt: { $gt: now } })
        .sort({ invitedAt: -1 })
        .toArray(),

    findMember: (ownerId: ObjectId, userId: ObjectId) => members.findOne({ ownerId, userId, ...active }),

    /** Changes a role; null when the member is gone, or has another role than `from` meanwhile. */
    setRole: (ownerId: ObjectId, userId: ObjectId, { from, to }: { from: GivenRole; to: GivenRole }) =>
      members.findOneAndUpdate(
        { ownerId, userId, ...active, role: from },
        { $set: { role: to } },
        { returnDocument: 'after' },
      ),

    /** The member who was there; null when there was none with this role. */
    remove: (ownerId: ObjectId, userId: ObjectId, role: GivenRole) =>
      members.findOneAndDelete({ ownerId, userId, role, ...active }),

    findInvitationOf: (ownerId: ObjectId, email: string) =>
      invitations.findOne({ ownerId, email, ...invited }),

    /**
     * Sends an invitation again: a new token and a new week. Null when it has changed meanwhile.
     */
    renew: (
      { _id, ownerId, tokenHash: before }: InvitationDocument,
      renewed: Pick<InvitationDocument, 'role' | 'tokenHash' | 'invitedBy' | 'invitedAt' | 'expiresAt'>,
    ) =>
      invitations.findOneAndUpdate(
        { _id, ownerId, tokenHash: before, ...invited },
        { $set: renewed, $inc: { sendings: 1 } },
        { returnDocument: 'after' },
      ),

    /** Only for a request that brings the token. */
    findByToken: (tokenHash: string, now: Date) =>
      invitations.findOne({ tokenHash, ...invited, expiresAt: { $gt: now } }),

    /** The invitation that was there; null when there was none. */
    revoke: (ownerId: ObjectId, id: ObjectId) =>
      invitations.findOneAndDelete({ _id: id, ownerId, ...invited }),

    /** Frees the seats of invitations that have expired, before the database does. */
    removeExpired: (ownerId: ObjectId, now: Date) =>
      invitations.deleteMany({ ownerId, ...invited, expiresAt: { $lte: now } }),

    /**
     * Turns an invitation into a membership. `gone`: it was accepted, revoked or changed meanwhile;
     * `member`: the user is a member already.
     */
    accept: async (
      { _id, ownerId, tokenHash, email }: InvitationDocument,
      userId: ObjectId,
      now: Date,
    ): Promise<'joined' | 'member' | 'gone'> => {
      try {
        const { modifiedCount } = await seats.updateOne(
          { _id, ownerId, tokenHash, email, ...invited, expiresAt: { $gt: now } },
          {
            $set: { userId, joinedAt: now, ...active },
            $unset: {
              tokenHash: true,
              email: true,
              expiresAt: true,
              invitedBy: true,
              invitedAt: true,
              sendings: true,
            },
          },
        );
        return modifiedCount === 1 ? 'joined' : 'gone';
      } catch (error) {
        if (isDuplicate(error)) return 'member';
        throw error;
      }
    },

    /**
     * Removes the members who joined since then, and the invitations sent since. Returns the
     * members.
     */
    removeSince: async (ownerId: ObjectId, since: Date): Promise<MemberDocument[]> => {
      await invitations.deleteMany({ ownerId, ...invited, invitedAt: { $gte: since } });
      const joined = { ownerId, ...active, joinedAt: { $gte: since } };
      const found = await members.find(joined).toArray();
      await members.deleteMany(joined);
      return found;
    },

    /** Whether an account has members besides the user who owns it. */
    hasOthers: async (ownerId: ObjectId, ownerUserId: ObjectId): Promise<boolean> =>
      (await members.findOne({ ownerId, userId: { $ne: ownerUserId }, ...active })) !== null,

    removeAllOf: (ownerId: ObjectId) => seats.deleteMany({ ownerId }),

    /** Ends the memberships of a user who is being deleted. */
    removeUser: (userId: ObjectId) => members.deleteMany({ userId }),

    /** Deletes the invitations to the addresses of a user who is being deleted. */
    removeInvitationsTo: (emails: readonly string[]) =>
      invitations.deleteMany({ email: { $in: [...emails] }, ...invited }),
  };
};
export type MembersStore = ReturnType<typeof membersStore>;
