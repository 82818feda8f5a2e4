import type { Db, ObjectId } from 'mongodb';
import { LRUCache } from 'lru-cache';
import { isDuplicate } from '../../kernel/database.ts';

export type SightingDocument = {
  ownerId: ObjectId;
  chatbotId: ObjectId;
  /** The host name of the pages. */
  domain: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
};

/** A chatbot has at most this many domains: any caller can name one. */
const mostDomains = 30;
/** A view within this many milliseconds of the stored one is not written. */
const writePauseMs = 5_000;

/** Which domains have shown which chatbot, and when last. */
export const sightingsStore = (db: Db) => {
  const sightings = db.collection<SightingDocument>('sightings');
  const written = new LRUCache<string, number>({ max: 10_000 });

  return {
    indexes: () =>
      sightings.createIndexes([
        { key: { chatbotId: 1, domain: 1 }, unique: true },
        { key: { ownerId: 1, chatbotId: 1, lastSeenAt: -1 } },
      ]),

    note: async (ownerId: ObjectId, chatbotId: ObjectId, domain: string, at: Date): Promise<void> => {
      const key = `${chatbotId.toHexString()} ${domain}`;
      if (at.getTime() - (written.get(key) ?? 0) < writePauseMs) return;
      written.set(key, at.getTime());
      const found = await sightings.updateOne({ ownerId, chatbotId, domain }, { $max: { lastSeenAt: at } });
      if (found.matchedCount > 0) return;
      if ((await sightings.countDocuments({ ownerId, chatbotId })) >= mostDomains) return;
      try {
        await sightings.insertOne({ ownerId, chatbotId, domain, firstSeenAt: at, lastSeenAt: at });
      } catch (error) {
        // Another process has just noted it.
        if (!isDuplicate(error)) throw error;
      }
    },

    /** The latest first. */
    list: (ownerId: ObjectId, chatbotId: ObjectId) =>
      sightings.find({ ownerId, chatbotId }).sort({ lastSeenAt: -1 }).toArray(),

    /** Of all chatbots of an account. */
    listAll: (ownerId: ObjectId) => sightings.find({ ownerId }).sort({ _id: 1 }).toArray(),

    remove: (ownerId: ObjectId, chatbotId: ObjectId) => sightings.deleteMany({ ownerId, chatbotId }),
  };
};
export type SightingsStore = ReturnType<typeof sightingsStore>;
