import type { Db, ObjectId } from 'mongodb';
import { isDuplicate } from '../../database.ts';
import type { Quarter } from './quarters.ts';

export type VisitorDocument = {
  chatbotId: ObjectId;
  visitorId: string;
  sessions: number;
  /** When the visitor was last active, and last began a session that was not the first. */
  active: Quarter;
  returned?: Quarter;
};

export type Visit = {
  /** How many quarters ago the visitor was last active: 0 for never, null when in this quarter already. */
  activeAfter: number | null;
  /** The same for sessions after the first; null also when this is none. */
  returnedAfter: number | null;
};

/** One document for each visitor of a chatbot, so that nobody is counted twice. */
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
      const once = () =>
        visitors.findOneAndUpdate(
          who,
          { $max: { active: now }, $inc: { sessions: isNewSession ? 1 : 0 } },
          { upsert: true, returnDocument: 'before' },
        );
      const before = await once().catch((error: unknown) =>
        isDuplicate(error) ? once() : Promise.reject(error),
      );
      if (isReturn(before, isNewSession)) await visitors.updateOne(who, { $max: { returned: now } });
      return visitOf(before, now, isNewSession);
    },

    /** Visitors that were counted elsewhere. */
    insertAll: (documents: VisitorDocument[]) => visitors.insertMany(documents),

    /** Puts what is known of visitors in place of what was. */
    put: async (documents: readonly VisitorDocument[]): Promise<void> => {
      for (const { chatbotId, visitorId, ...known } of documents) {
        await visitors.updateOne({ chatbotId, visitorId }, { $set: known }, { upsert: true });
      }
    },

    remove: (chatbotId: ObjectId) => visitors.deleteMany({ chatbotId }),
  };
};
export type VisitorsStore = ReturnType<typeof visitorsStore>;

/** What a message means for the statistics, given what was known of its visitor before. */
export const visitOf = (before: VisitorDocument | null, now: Quarter, isNewSession: boolean): Visit => ({
  activeAfter: quartersSince(before?.active, now),
  returnedAfter: isReturn(before, isNewSession) ? quartersSince(before?.returned, now) : null,
});

export const isReturn = (before: VisitorDocument | null, isNewSession: boolean): boolean =>
  isNewSession && before !== null && before.sessions > 0;

const quartersSince = (then: Quarter | undefined, now: Quarter): number | null => {
  if (then === undefined || now - then > forgotten) return 0;
  return then < now ? now - then : null;
};

/** Longer than the longest period and the one before it: whoever was away that long counts as new. */
const forgotten = 200 * 96;
