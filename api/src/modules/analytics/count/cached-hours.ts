import { LRUCache } from 'lru-cache';
import type { Collection, ObjectId } from 'mongodb';
import type { CountersDocument } from './counts.ts';

type Hour = Pick<CountersDocument, 'hour' | 'revision' | 'quarters'>;

/** How many hours of all chatbots are cached, and the longest period whose hours are. */
const mostCached = 1_000;
const longestCachedMs = 5 * 86_400_000;

/**
 * Reads the hours of a chatbot from one up to another, in order. Hours are cached by their
 * revision, since the same few are read again and again: the hour of a busy chatbot is a large
 * document, and decoding it takes as long as the rest of a page.
 */
export const cachedHours = (counters: Collection<CountersDocument>) => {
  const cache = new LRUCache<string, Hour>({ max: mostCached });
  const keyOf = (chatbotId: ObjectId, hour: Date): string => chatbotId.toHexString() + hour.getTime();

  /**
   * Hours from one up to another, as they are stored. Whole documents: a store may send them as
   * they lie there.
   */
  const stored = (chatbotId: ObjectId, from: Date, to: Date): Promise<Hour[]> =>
    counters
      .find({ chatbotId, hour: { $gte: from, $lt: to } }, { sort: { hour: 1 }, batchSize: mostCached })
      .toArray();

  return async (chatbotId: ObjectId, from: Date, to: Date): Promise<Hour[]> => {
    if (to.getTime() - from.getTime() > longestCachedMs) return stored(chatbotId, from, to);
    const present = await counters
      .find<Pick<Hour, 'hour' | 'revision'>>(
        { chatbotId, hour: { $gte: from, $lt: to } },
        { projection: { _id: 0, hour: 1, revision: 1 }, sort: { hour: 1 }, batchSize: mostCached },
      )
      .toArray();
    const hours = new Map<number, Hour>();
    for (const { hour, revision } of present) {
      const before = cache.get(keyOf(chatbotId, hour));
      if (before && before.revision === revision) hours.set(hour.getTime(), before);
    }
    const changed = present.filter(({ hour }) => !hours.has(hour.getTime()));
    const [first, last] = [changed[0], changed.at(-1)];
    if (first && last) {
      for (const hour of await stored(chatbotId, first.hour, new Date(last.hour.getTime() + 1))) {
        hours.set(hour.hour.getTime(), hour);
        if (hour.revision !== undefined) cache.set(keyOf(chatbotId, hour.hour), hour);
      }
    }
    return [...hours.values()].toSorted((one, other) => one.hour.getTime() - other.hour.getTime());
  };
};
