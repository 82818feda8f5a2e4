import type { Db, ObjectId } from 'mongodb';
import { isDuplicate } from '../../database.ts';
import { doubtMs } from './deleted-conversations.store.ts';
import { quarterMs, type Quarter } from './quarters.ts';

/** What is known of a visitor at some time. */
type Seen = {
  /** How many sessions they began. */
  sessions: number;
  /** When they were last active, and last began a session that was not the first. */
  active: Quarter;
  returned?: Quarter;
};

export type VisitorDocument = Seen & {
  chatbotId: ObjectId;
  visitorId: string;
  /** What was known before they came back after days: nothing older is needed to count their latest hours anew. */
  settled?: Seen;
};

export type Visit = {
  /** How many quarters ago the visitor was last active: 0 for never, null when in this quarter already. */
  activeAfter: number | null;
  /** The same for sessions after the first; null also when this is none. */
  returnedAfter: number | null;
};

/**
 * One document for each visitor of a chatbot, so that nobody is counted twice. It stays when their conversations are deleted:
 * whoever comes back is the same one still. Known by the chatbot alone, as all statistics are (`counters.store.ts`).
 */
export const visitorsStore = (db: Db) => {
  const visitors = db.collection<VisitorDocument>('visitors');

  return {
    indexes: () => visitors.createIndexes([{ key: { chatbotId: 1, visitorId: 1 }, unique: true }]),

    /** Notes a visitor's message, and tells what it means for the statistics. */
    visit: async (
      chatbotId: ObjectId,
      visitorId: string,
      now: Quarter,
      isNewSession: boolean,
    ): Promise<Visit> => {
      const who = { chatbotId, visitorId };
      for (;;) {
        const before = await visitors.findOne(who);
        const after = seenAfter(before, now, isNewSession);
        if (before && isSame(before, after)) return visitOf(before, now, isNewSession);
        const isNoted = before
          ? await visitors.updateOne(
              { ...who, active: before.active, sessions: before.sessions },
              { $set: after },
            )
          : await visitors
              .insertOne({ ...who, ...after })
              .catch((error: unknown) => (isDuplicate(error) ? null : Promise.reject(error)));
        // Another message of theirs came between; this one is the one after.
        if (!isNoted || ('matchedCount' in isNoted && isNoted.matchedCount === 0)) continue;
        return visitOf(before, now, isNewSession);
      }
    },

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

    remove: (chatbotId: ObjectId) => visitors.deleteMany({ chatbotId }),
  };
};
export type VisitorsStore = ReturnType<typeof visitorsStore>;

/** What is known of a visitor after a message. */
export const seenAfter = (
  before: VisitorDocument | null,
  now: Quarter,
  isNewSession: boolean,
): Seen & Pick<VisitorDocument, 'settled'> => {
  if (!before) return { sessions: isNewSession ? 1 : 0, active: now };
  const { sessions, active, returned, settled } = before;
  const isBack = isReturn(before, isNewSession);
  const known =
    now - active > settledAfter ? { sessions, active, ...(returned !== undefined && { returned }) } : settled;
  return {
    sessions: sessions + (isNewSession ? 1 : 0),
    active: Math.max(active, now),
    ...(isBack ? { returned: Math.max(returned ?? now, now) } : returned !== undefined && { returned }),
    ...(known && { settled: known }),
  };
};

/** What is older will not be counted anew. */
const settledAfter = doubtMs / quarterMs;

const isSame = (one: Seen, other: Seen): boolean =>
  one.active === other.active && one.sessions === other.sessions && one.returned === other.returned;

/** What a message means for the statistics, given what was known of its visitor before. */
export const visitOf = (before: VisitorDocument | null, now: Quarter, isNewSession: boolean): Visit => ({
  activeAfter: quartersSince(before?.active, now),
  returnedAfter: isReturn(before, isNewSession) ? quartersSince(before?.returned, now) : null,
});

const isReturn = (before: VisitorDocument | null, isNewSession: boolean): boolean =>
  isNewSession && before !== null && before.sessions > 0;

const quartersSince = (then: Quarter | undefined, now: Quarter): number | null => {
  if (then === undefined || now - then > forgotten) return 0;
  return then < now ? now - then : null;
};

/** Longer than the longest period and the one before it: whoever was away that long counts as new. */
const forgotten = 200 * 96;
