import type { Collection, ObjectId } from 'mongodb';
import type { CountersDocument } from './counts.ts';
import { lately } from '../lately.ts';

type Hour = Pick<CountersDocument, 'hour' | 'revision' | 'quarters'>;

/** How many hours are known in memory, of all chatbots, and how long a stretch is whose hours are. */
const mostKnown = 1_000;
const longestKnownMs = 5 * 86_400_000;

/**
 * Reads the hours of a chatbot from one up to another, in order. Few hours are looked at again and again: of those, what nothing was
 * added to since is known. The hour of a busy chatbot is a large document, and takes as long to decode as all else that a page needs.
 */
export const knownHours = (counters: Collection<CountersDocument>) => {
  const known = lately<Hour>(mostKnown);
  const keyOf = (chatbotId: ObjectId, hour: Date): string => chatbotId.toHexString() + hour.getTime();

  /** Hours from one up to another, as they are stored. Whole documents: a store may send them as they lie there. */
  const stored = (chatbotId: ObjectId, from: Date, to: Date): Promise<Hour[]> =>
    counters
      .find({ chatbotId, hour: { $gte: from, $lt: to } }, { sort: { hour: 1 }, batchSize: mostKnown })
      .toArray();

  return async (chatbotId: ObjectId, from: Date, to: Date): Promise<Hour[]> => {
    if (to.getTime() - from.getTime() > longestKnownMs) return stored(chatbotId, from, to);
    const present = await counters
      .find<Pick<Hour, 'hour' | 'revision'>>(
        { chatbotId, hour: { $gte: from, $lt: to } },
        { projection: { _id: 0, hour: 1, revision: 1 }, sort: { hour: 1 }, batchSize: mostKnown },
      )
      .toArray();
    const hours = new Map<number, Hour>();
    for (const { hour, revision } of present) {
      const before = known.get(keyOf(chatbotId, hour));
      if (before && before.revision === revision) hours.set(hour.getTime(), before);
    }
    const changed = present.filter(({ hour }) => !hours.has(hour.getTime()));
    const [first, last] = [changed[0], changed.at(-1)];
    if (first && last) {
      for (const hour of await stored(chatbotId, first.hour, new Date(last.hour.getTime() + 1))) {
        hours.set(hour.hour.getTime(), hour);
        if (hour.revision !== undefined) known.note(keyOf(chatbotId, hour.hour), hour);
      }
    }
    return [...hours.values()].toSorted((one, other) => one.hour.getTime() - other.hour.getTime());
  };
};
