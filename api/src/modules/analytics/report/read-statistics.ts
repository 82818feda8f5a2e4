import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { CountersStore } from '../count/counters.store.ts';
import type { DaysStore } from '../count/days.store.ts';
import type { Counts } from '../count/counts.ts';
import { dayOf, daySumsOf, quartersInDay, type DaySums } from '../count/day-sums.ts';
import { settledMs } from '../count/days.store.ts';
import type { Stretch } from '../../../kernel/periods.ts';
import { quarterOf, type Quarter } from '../../../kernel/quarters.ts';

type Needs = { counters: CountersStore; days: DaysStore; clock: Clock };

/**
 * What is known of a stretch: days as wholes, and the quarters of its remaining hours, both in
 * order.
 */
export type Statistics = {
  days: readonly [Quarter, DaySums][];
  quarters: readonly [Quarter, Counts][];
};

/**
 * Reads a stretch so that its cost follows its length, and hardly the number of messages: days of
 * UTC that lie in it and are long over are read as sums, which the first reader makes; the hours at
 * its ends, and the latest ones, one by one.
 */
export async function readStatistics(
  { counters, days, clock }: Needs,
  chatbotId: ObjectId,
  { from, to }: Stretch,
): Promise<Statistics> {
  const settled = dayOf(quarterOf(new Date(clock().getTime() - settledMs)));
  const first = dayOf(from + quartersInDay - 1);
  const last = Math.min(dayOf(to), settled);
  if (first >= last) return { days: [], quarters: await counters.read(chatbotId, from, to) };

  const wanted = Array.from(
    { length: (last - first) / quartersInDay },
    (_, day) => first + day * quartersInDay,
  );
  const [before, { known, revisions }, after] = await Promise.all([
    from < first ? counters.read(chatbotId, from, first) : [],
    days.read(chatbotId, wanted),
    last < to ? counters.read(chatbotId, last, to) : [],
  ]);
  const missing = [...revisions.keys()];
  if (missing.length > 0) {
    const span = { from: Math.min(...missing), to: Math.max(...missing) + quartersInDay };
    const quarters = byDay(await counters.read(chatbotId, span.from, span.to));
    for (const day of missing) known.set(day, daySumsOf(day, quarters.get(day) ?? []));
    await days.keep(
      chatbotId,
      [...revisions].flatMap(([day, revision]) => {
        const sums = known.get(day);
        return sums ? [{ day, revision, sums }] : [];
      }),
    );
  }
  return {
    days: wanted.flatMap((day) => {
      const sums = known.get(day);
      return sums ? [[day, sums] satisfies [Quarter, DaySums]] : [];
    }),
    quarters: [...before, ...after],
  };
}

function byDay(quarters: readonly [Quarter, Counts][]): Map<Quarter, [Quarter, Counts][]> {
  const days = new Map<Quarter, [Quarter, Counts][]>();
  for (const entry of quarters) {
    const day = dayOf(entry[0]);
    const before = days.get(day);
    if (before) before.push(entry);
    else days.set(day, [entry]);
  }
  return days;
}
