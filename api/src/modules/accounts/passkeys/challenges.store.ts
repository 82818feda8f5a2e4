import { createHash, randomBytes } from 'node:crypto';
import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

/** A random value that a passkey signs, so that its response cannot be replayed. */
type ChallengeDocument = {
  /** SHA-256 of the challenge. */
  _id: string;
  /** The owner who adds a passkey; null for a sign-in. */
  ownerId: ObjectId | null;
  expiresAt: Date;
};

export const challengeMinutes = 5;

/** Challenges that wait for their answer. */
export const challengesStore = (db: Db) => {
  const challenges = db.collection<ChallengeDocument>('passkeyChallenges', durable);
  return {
    indexes: () =>
      challenges.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { ownerId: 1 } }]),

    issue: async (ownerId: ObjectId | null, now: Date): Promise<string> => {
      const challenge = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
      await challenges.insertOne({ _id: hashOf(challenge), ownerId, expiresAt });
      return challenge;
    },

    /** True for exactly one caller. */
    use: async (challenge: string, ownerId: ObjectId | null, now: Date): Promise<boolean> => {
      const used = await challenges.deleteOne({
        _id: hashOf(challenge),
        ownerId,
        expiresAt: { $gt: now },
      });
      return used.deletedCount === 1;
    },

    removeAllOf: (ownerId: ObjectId) => challenges.deleteMany({ ownerId }),
  };
};
export type ChallengesStore = ReturnType<typeof challengesStore>;

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url');
