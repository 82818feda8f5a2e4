import type { Db, ObjectId } from 'mongodb';
import { batchPerTick } from '../../kernel/batches/batch-per-tick.ts';
import type { Clock } from '../../kernel/clock.ts';
import { durable, isDuplicate } from '../../kernel/database.ts';
import { encryptedField } from '../../kernel/encrypted-field.ts';
import { isLive } from './sessions/session-lifetime.ts';
import { ownerOf, personOf, type Owner, type Ownership, type StoredApiKey } from '../../kernel/owner.ts';
import type { KnownDevice, Registration, StoredSession, UserDocument } from './user-document.ts';

export type { KnownDevice, Registration, StoredSession, UserDocument };

type SessionName = { ownerId: ObjectId; sessionId: string };

/** The newest sessions are kept; with one more the oldest ends. */
const sessionsKept = 20;

/** The newest devices are remembered. */
const devicesKept = 20;

/** The newest registrations of an unverified address are kept. */
const registrationsKept = 10;

/** Accounts. An account is its own tenant: its id is the `ownerId` of everything else. */
export const usersStore = (db: Db, clock: Clock) => {
  const users = db.collection<UserDocument>('users', durable);
  const ownView = {
    projection: { passwordHash: 0, sessions: 0, registrations: 0, devices: 0, twoStep: 0, passkeys: 0 },
  } as const;

  /** The address that mails about accounts go to that were transferred to this person. */
  const setOwnersEmail = (userId: ObjectId, email: string) =>
    users.updateMany({ 'ownership.userId': userId }, { $set: { 'ownership.email': email } });

  return {
    encrypted: encryptedField(db, { collection: 'users', path: 'apiKey.sealed', field: 'apiKey' }),

    indexes: () =>
      users.createIndexes([
        { key: { email: 1 }, unique: true },
        { key: { pendingEmail: 1 } },
        { key: { 'apiKey.status': 1 } },
        { key: { 'ownership.userId': 1 } },
      ]),

    /** False when the address has an account already. */
    insert: (user: UserDocument): Promise<boolean> => unlessTaken(users.insertOne(user)),

    /** With the hash of the password, like the next one: for checking it, and for nothing else. */
    findByEmail: (email: string) => users.findOne({ email }),

    findWithPassword: (ownerId: ObjectId) => users.findOne({ _id: ownerId }),

    /**
     * The person of a session that has not ended. Nearly every request asks: those that come at
     * once ask together.
     */
    findOwner: batchPerTick(async (asked: SessionName[]): Promise<(Owner | null)[]> => {
      const ids = new Map(asked.map(({ ownerId }) => [ownerId.toHexString(), ownerId]));
      const found = await users
        .find(
          { _id: { $in: [...ids.values()] } },
          {
            projection: {
              passwordHash: 0,
              registrations: 0,
              entitlements: 0,
              devices: 0,
              twoStep: 0,
              passkeys: 0,
            },
          },
        )
        .toArray();
      const now = clock();
      return asked.map(({ ownerId, sessionId }) => {
        const user = found.find(
          ({ _id, sessions }) =>
            _id.equals(ownerId) &&
            sessions.some((session) => session.id === sessionId && isLive(session, now)),
        );
        return user ? personOf(user, sessionId, now) : null;
      });
    }),

    /** An owner who need not be signed in, such as of the chatbot that a visitor talks to. */
    findById: async (ownerId: ObjectId): Promise<Owner | null> => {
      const user = await users.findOne({ _id: ownerId }, ownView);
      return user && ownerOf(user, null, clock());
    },

    /** A person, with the name and address that the person signs in with. */
    findPerson: async (userId: ObjectId): Promise<Owner | null> => {
      const user = await users.findOne({ _id: userId }, ownView);
      return user && personOf(user, null, clock());
    },

    /** People by their ids, in any order. */
    findPeople: async (ids: readonly ObjectId[]): Promise<Owner[]> => {
      const found = await users.find({ _id: { $in: [...ids] } }, ownView).toArray();
      return found.map((user) => personOf(user, null, clock()));
    },

    /** Accounts by their ids, in any order. */
    findByIds: async (ids: readonly ObjectId[]): Promise<Owner[]> => {
      const found = await users.find({ _id: { $in: [...ids] } }, ownView).toArray();
      return found.map((user) => ownerOf(user, null, clock()));
    },

    /** The owner who wants to move to this address. */
    findByPendingEmail: async (pendingEmail: string): Promise<Owner | null> => {
      const user = await users.findOne({ pendingEmail }, ownView);
      return user && personOf(user, null, clock());
    },

    /** One more sign-up of an address that is not verified; false when the address is verified. */
    addRegistration: async (email: string, registration: Registration): Promise<boolean> => {
      const added = await users.updateOne(
        { email, verifiedAt: null },
        {
          $set: { passwordHash: '' },
          $push: { registrations: { $each: [registration], $slice: -registrationsKept } },
        },
      );
      return added.matchedCount === 1;
    },

    /**
     * Verifies the address of a new account. Its registrations end; name and password are those of
     * the one confirmed.
     */
    markVerified: (email: string, confirmed: Partial<Pick<UserDocument, 'name' | 'passwordHash'>> = {}) =>
      users.findOneAndUpdate(
        { email, verifiedAt: null },
        { $set: { ...confirmed, verifiedAt: clock() }, $unset: { registrations: true } },
        { returnDocument: 'after' },
      ),

    /** Gives an account a new owner; false when `from` does not own it any more. */
    transfer: async (accountId: ObjectId, from: ObjectId, to: Ownership): Promise<boolean> => {
      const owned = accountId.equals(from)
        ? { $or: [{ ownership: { $exists: false } }, { 'ownership.userId': from }] }
        : { 'ownership.userId': from };
      const { modifiedCount } = await users.updateOne(
        { _id: accountId, ...owned },
        { $set: { ownership: to } },
      );
      return modifiedCount === 1;
    },

    /** Whether a user owns an account that another user has founded. */
    ownsTransferred: async (userId: ObjectId): Promise<boolean> =>
      (await users.findOne(
        { 'ownership.userId': userId, _id: { $ne: userId } },
        { projection: { _id: 1 } },
      )) !== null,

    rename: async (ownerId: ObjectId, name: string): Promise<void> => {
      await users.updateOne({ _id: ownerId }, { $set: { name } });
      await users.updateMany({ 'ownership.userId': ownerId }, { $set: { 'ownership.name': name } });
    },

    /** Who asks last holds the claim to an address. */
    claimEmail: async (ownerId: ObjectId, pendingEmail: string | null): Promise<void> => {
      if (pendingEmail !== null) {
        await users.updateMany({ pendingEmail, _id: { $ne: ownerId } }, { $set: { pendingEmail: null } });
      }
      await users.updateOne({ _id: ownerId }, { $set: { pendingEmail } });
    },

    /**
     * Moves an account to the address it claims; false when the claim is gone, or somebody verified
     * has the address.
     */
    moveToClaimedEmail: async (ownerId: ObjectId, email: string): Promise<boolean> => {
      await users.deleteOne({ email, verifiedAt: null });
      const hasMoved = await unlessTaken(
        users.updateOne({ _id: ownerId, pendingEmail: email }, { $set: { email, pendingEmail: null } }),
      );
      if (hasMoved) await setOwnersEmail(ownerId, email);
      return hasMoved;
    },

    /** Gives an account its old address back; false when another verified account has it. */
    moveBack: async (ownerId: ObjectId, email: string): Promise<boolean> => {
      await users.deleteOne({ email, verifiedAt: null, _id: { $ne: ownerId } });
      const hasMoved = await unlessTaken(
        users.updateOne({ _id: ownerId }, { $set: { email, pendingEmail: null } }),
      );
      if (hasMoved) await setOwnersEmail(ownerId, email);
      return hasMoved;
    },

    /**
     * Signs everyone out of an account, and takes its password away: the next one is set by a
     * reset.
     */
    secure: (ownerId: ObjectId) =>
      users.updateOne({ _id: ownerId }, { $set: { passwordHash: '', sessions: [], devices: [] } }),

    addSession: (ownerId: ObjectId, session: StoredSession) =>
      users.updateOne({ _id: ownerId }, { $push: { sessions: { $each: [session], $slice: -sessionsKept } } }),

    endSession: (ownerId: ObjectId, sessionId: string) =>
      users.updateOne({ _id: ownerId }, { $pull: { sessions: { id: sessionId } } }),

    sessions: async (ownerId: ObjectId): Promise<StoredSession[]> => {
      const user = await users.findOne({ _id: ownerId }, { projection: { sessions: 1 } });
      return user?.sessions ?? [];
    },

    endSessions: (ownerId: ObjectId) => users.updateOne({ _id: ownerId }, { $set: { sessions: [] } }),

    endOtherSessions: (ownerId: ObjectId, stayingId: string) =>
      users.updateOne({ _id: ownerId }, { $pull: { sessions: { id: { $ne: stayingId } } } }),

    /**
     * Notes that a session is in use, unless it was noted after `since`. The list is replaced as a
     * whole, and only if nobody else has changed it meanwhile: the next request notes as well.
     */
    noteUse: async (ownerId: ObjectId, sessionId: string, at: Date, since: Date): Promise<void> => {
      const user = await users.findOne({ _id: ownerId }, { projection: { sessions: 1 } });
      const session = user?.sessions.find(({ id }) => id === sessionId);
      if (!user || !session || (session.lastUsedAt && session.lastUsedAt > since)) return;
      const sessions = user.sessions.map((other) =>
        other === session ? { ...session, lastUsedAt: at } : other,
      );
      await users.updateOne({ _id: ownerId, sessions: user.sessions }, { $set: { sessions } });
    },

    addDevice: (ownerId: ObjectId, device: KnownDevice) =>
      users.updateOne({ _id: ownerId }, { $push: { devices: { $each: [device], $slice: -devicesKept } } }),

    devices: async (ownerId: ObjectId): Promise<KnownDevice[]> => {
      const user = await users.findOne({ _id: ownerId }, { projection: { devices: 1 } });
      return user?.devices ?? [];
    },

    remove: (ownerId: ObjectId) => users.deleteOne({ _id: ownerId }),

    /**
     * Sets the password, ends every session but the given ones, and forgets every device but the
     * given one.
     */
    setPassword: (
      ownerId: ObjectId,
      passwordHash: string,
      { sessions, browser }: { sessions: StoredSession[]; browser: string | null },
    ) =>
      users.updateOne(
        { _id: ownerId },
        { $set: { passwordHash, sessions }, $pull: { devices: { browser: { $ne: browser ?? '' } } } },
      ),

    setApiKey: (ownerId: ObjectId, apiKey: StoredApiKey) =>
      users.updateOne({ _id: ownerId }, { $set: { apiKey } }),

    /**
     * An owner whose key could not be checked so far and was not taken up since `before`; from now
     * on it was.
     */
    claimUncheckedKey: async (now: Date, before: Date): Promise<Owner | null> => {
      const user = await users.findOneAndUpdate(
        {
          'apiKey.status': 'unchecked',
          $or: [{ 'apiKey.checkedAt': { $exists: false } }, { 'apiKey.checkedAt': { $lte: before } }],
        },
        { $set: { 'apiKey.checkedAt': now } },
        { ...ownView, returnDocument: 'after' },
      );
      return user && ownerOf(user, null, now);
    },

    /** What the provider says of a key in use; a key that has been replaced since is left alone. */
    markApiKey: (ownerId: ObjectId, sealed: string, status: StoredApiKey['status']) =>
      users.updateOne({ _id: ownerId, 'apiKey.sealed': sealed }, { $set: { 'apiKey.status': status } }),

    /** Lets the key rest in all processes, unless it was replaced in the meantime. */
    restApiKey: (ownerId: ObjectId, sealed: string, seconds: number) =>
      users.updateOne(
        { _id: ownerId, 'apiKey.sealed': sealed },
        { $max: { 'apiKey.restsUntil': new Date(clock().getTime() + seconds * 1000) } },
      ),
  };
};

export type UsersStore = ReturnType<typeof usersStore>;

/** Whether a write went through that a unique index may refuse. */
async function unlessTaken(
  write: Promise<{ acknowledged: boolean; modifiedCount?: number }>,
): Promise<boolean> {
  try {
    const { modifiedCount } = await write;
    return modifiedCount !== 0;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
