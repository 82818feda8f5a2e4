import { LRUCache } from 'lru-cache';
import type { Db, ObjectId } from 'mongodb';
import { batchPerTick } from '../../../kernel/batches/batch-per-tick.ts';
import { deleteInBatches, duplicatesIn } from '../../../kernel/database.ts';
import type { Quarter } from '../../../kernel/quarters.ts';
import { isSame, visitorStateAfter, visitOf, type Visit, type VisitorDocument } from './visitor-state.ts';

/** A message of a visitor. */
type VisitorMessage = { chatbotId: ObjectId; visitorId: string; now: Quarter; isNewVisit: boolean };

/** What some messages change in what is known of their visitor. */
type Change = { before: VisitorDocument | null; after: VisitorDocument; visits: [VisitorMessage, Visit][] };

/**
 * One document for each visitor of a chatbot, so that each is counted once. It stays when their
 * conversations are deleted, so that a visitor who returns is not new. Keyed by the chatbot alone,
 * as all statistics are (`counters.store.ts`).
 */
export const visitorsStore = (db: Db) => {
  const visitors = db.collection<VisitorDocument>('visitors');
  /**
   * What this process has written last. Where another one has changed it meanwhile, the next write
   * is refused.
   */
  const written = new LRUCache<string, VisitorDocument>({ max: mostKnown });

  const visit = batchPerTick(async (messages: VisitorMessage[]): Promise<Visit[]> => {
    const visits = new Map<VisitorMessage, Visit>();
    let left = messages;
    let known = await assumed(messages);
    while (left.length > 0) {
      const changes = changesBy(left, known);
      const lost = await write(changes);
      for (const change of changes) {
        if (lost.has(change)) continue;
        written.set(keyOf(change.after), change.after);
        for (const [one, meaning] of change.visits) visits.set(one, meaning);
      }
      left = left.filter((one) => !visits.has(one));
      if (left.length > 0) known = await stored(left);
    }
    return messages.flatMap((one) => visits.get(one) ?? []);
  });

  /**
   * The visitors of these messages without a read, where that is possible: as this process has
   * written them, and as new ones where they begin a visit.
   */
  const assumed = async (messages: readonly VisitorMessage[]): Promise<VisitorDocument[]> => {
    const unknown = messages.filter((one) => !one.isNewVisit && !written.has(keyOf(one)));
    const read = unknown.length === 0 ? [] : await stored(unknown);
    return [...messages.flatMap((one) => written.get(keyOf(one)) ?? []), ...read];
  };

  /** The stored visitors of these messages. */
  const stored = async (messages: readonly VisitorMessage[]): Promise<VisitorDocument[]> => {
    const chatbots = new Map(messages.map(({ chatbotId }) => [chatbotId.toHexString(), chatbotId]));
    const found = await Promise.all(
      [...chatbots.values()].map((chatbotId) => {
        const theirs = messages.filter((one) => one.chatbotId.equals(chatbotId));
        const visitorId = { $in: theirs.map((one) => one.visitorId) };
        return visitors.find({ chatbotId, visitorId }, { projection: { _id: 0 } }).toArray();
      }),
    );
    return found.flat();
  };

  /**
   * Writes what has changed, and answers what was lost: whom another process has changed meanwhile
   * is not found here, and the unique index refuses to insert them once more.
   */
  const write = async (changes: readonly Change[]): Promise<Set<Change>> => {
    const real = changes.filter(({ before, after }) => !before || !isSame(before, after));
    const writes = real.map(({ before, after: { chatbotId, visitorId, ...$set } }) => ({
      updateOne: {
        filter: {
          chatbotId,
          visitorId,
          active: before?.active ?? never,
          sessions: before?.sessions ?? never,
          ...(before && { returned: before.returned ?? { $exists: false } }),
        },
        update: { $set },
        upsert: true,
      },
    }));
    if (writes.length === 0) return new Set();
    try {
      await visitors.bulkWrite(writes, { ordered: false });
      return new Set();
    } catch (error) {
      return new Set(duplicatesIn(error).flatMap((index) => real[index] ?? []));
    }
  };

  return {
    indexes: () => visitors.createIndexes([{ key: { chatbotId: 1, visitorId: 1 }, unique: true }]),

    /** Notes a visitor's message, and tells what it means for the statistics. */
    visit: (chatbotId: ObjectId, visitorId: string, now: Quarter, isNewVisit: boolean): Promise<Visit> =>
      visit({ chatbotId, visitorId, now, isNewVisit }),

    /** Visitors that were counted elsewhere. */
    insertAll: (documents: VisitorDocument[]) => visitors.insertMany(documents),

    /** What was known of some visitors before a quarter, of those of whom it is kept. */
    settled: async (
      chatbotId: ObjectId,
      visitorIds: readonly string[],
      before: Quarter,
    ): Promise<VisitorDocument[]> => {
      const found = await visitors.find({ chatbotId, visitorId: { $in: [...visitorIds] } }).toArray();
      return found.flatMap(({ visitorId, settled }) =>
        settled && settled.active < before ? [{ chatbotId, visitorId, ...settled }] : [],
      );
    },

    /** Adds to what is known of visitors; what is known of a later time stays. */
    raise: async (documents: readonly VisitorDocument[]): Promise<void> => {
      for (const { chatbotId, visitorId, active, sessions, returned } of documents) {
        const $max = { active, sessions, ...(returned !== undefined && { returned }) };
        await visitors.updateOne({ chatbotId, visitorId }, { $max }, { upsert: true });
      }
    },

    /**
     * Deletes those who were last active before a quarter. Reads all visitors of the chatbot, in
     * batches: an index by their activity would cost more with each message.
     */
    removeInactive: async (chatbotId: ObjectId, since: Quarter): Promise<void> => {
      const found = visitors.find({ chatbotId }, { projection: { active: 1 }, batchSize: readAtOnce });
      let inactive: ObjectId[] = [];
      const remove = async () => {
        await deleteInBatches(db, 'visitors', { chatbotId, _id: { $in: inactive }, active: { $lt: since } });
        inactive = [];
      };
      for await (const { _id, active } of found) {
        if (active < since) inactive.push(_id);
        if (inactive.length === readAtOnce) await remove();
      }
      if (inactive.length > 0) await remove();
    },

    remove: (chatbotId: ObjectId) => deleteInBatches(db, 'visitors', { chatbotId }),
  };
};
export type VisitorsStore = ReturnType<typeof visitorsStore>;

/** Of how many visitors it is known what was written last. */
const mostKnown = 2_000;

const readAtOnce = 500;

/** No stored visitor has this value, so that the upsert inserts a document. */
const never = -1;

/** Adds up what messages mean, in their order, each after what is known of its visitor by then. */
function changesBy(messages: readonly VisitorMessage[], known: readonly VisitorDocument[]): Change[] {
  const seen = new Map(known.map((visitor) => [keyOf(visitor), visitor]));
  const changes = new Map<string, Change>();
  for (const one of messages) {
    const { chatbotId, visitorId, now, isNewVisit } = one;
    const key = keyOf(one);
    const change = changes.get(key);
    const before = change?.after ?? seen.get(key) ?? null;
    const after = { chatbotId, visitorId, ...visitorStateAfter(before, now, isNewVisit) };
    const visit: [VisitorMessage, Visit] = [one, visitOf(before, now, isNewVisit)];
    changes.set(key, {
      before: seen.get(key) ?? null,
      after,
      visits: [...(change?.visits ?? []), visit],
    });
  }
  return [...changes.values()];
}

const keyOf = ({ chatbotId, visitorId }: Pick<VisitorMessage, 'chatbotId' | 'visitorId'>): string =>
  `${chatbotId.toHexString()}:${visitorId}`;
