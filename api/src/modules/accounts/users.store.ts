import type { ApiKeyStatus } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import type { Clock } from '../../clock.ts';
import { isDuplicate } from '../../database.ts';
import { ownerOf, type Owner } from './owner.ts';

export type StoredSession = { id: string; createdAt: Date; expiresAt: Date; userAgent: string };

export type StoredApiKey = {
  /** The key, sealed for this owner (`sealing.ts`). */
  sealed: string;
  masked: string;
  status: Exclude<ApiKeyStatus, 'missing'>;
};

export type UserDocument = {
  _id: ObjectId;
  name: string;
  email: string;
  /** Null until the code of the sign-up was entered. */
  verifiedAt: Date | null;
  pendingEmail: string | null;
  passwordHash: string;
  apiKey: StoredApiKey | null;
  subscription: { plan: 'free' | 'premium'; active: boolean; endDate: Date | null };
  sessions: StoredSession[];
  createdAt: Date;
};

/** Accounts. An account is its own tenant: its id is the `ownerId` of everything else. */
export const usersStore = (db: Db, clock: Clock) => {
  const users = db.collection<UserDocument>('users');

  return {
    indexes: () => users.createIndexes([{ key: { email: 1 }, unique: true }]),

    /** False when the address has an account already. */
    insert: async (user: UserDocument): Promise<boolean> => {
      try {
        await users.insertOne(user);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    findByEmail: (email: string) => users.findOne({ email }),

    /** The owner of a session that has not ended. */
    findOwner: async (session: { ownerId: ObjectId; sessionId: string }): Promise<Owner | null> => {
      const user = await users.findOne(
        { _id: session.ownerId, 'sessions.id': session.sessionId },
        { projection: { passwordHash: 0, sessions: 0 } },
      );
      return user && ownerOf(user, session.sessionId, clock());
    },

    /** Somebody who need not be signed in, such as the owner of a chatbot that a visitor talks to. */
    findById: async (ownerId: ObjectId): Promise<Owner | null> => {
      const user = await users.findOne({ _id: ownerId }, { projection: { passwordHash: 0, sessions: 0 } });
      return user && ownerOf(user, null, clock());
    },
  };
};
export type UsersStore = ReturnType<typeof usersStore>;
