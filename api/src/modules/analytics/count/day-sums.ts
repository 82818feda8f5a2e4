import type { Counts } from './counts.ts';
import type { Quarter } from '../../../kernel/quarters.ts';

export const quartersInDay = 96;

/** The quarter with which the day of UTC begins that a quarter lies in. */
export const dayOf = (quarter: Quarter): Quarter => quarter - (quarter % quartersInDay);

export const amountNames = [
  'messages',
  'views',
  'replies',
  'responseMs',
  'gaps',
  'sessions',
  'sessionMs',
  'byChatbot',
  'byPerson',
  'unresolved',
  'ratings',
  'positive',
] as const satisfies (keyof Counts)[];
export type Amount = (typeof amountNames)[number];

/** What happened in a day of UTC: no more than a period needs that holds it whole. */
export type DaySums = {
  amounts: Partial<Record<Amount, number>>;
  /** For charts, whose days are those of the viewer's clocks: by quarters of the day. */
  chart: { messages: number[]; views: number[] };
  /**
   * Visitors, and those who began a session that was not their first, by the quarter of their
   * earlier activity, 0 for never. Whoever was active earlier on the same day is not among them:
   * their first quarter is.
   */
  visitors: Record<string, number>;
  returns: Record<string, number>;
  topics: Record<string, number>;
  /** Absent from days that were summed up before these were counted. */
  origins?: Record<string, number>;
  people?: Record<string, number>;
};

/** The sums of a day from its quarters, those of other days being left out. */
export function daySumsOf(day: Quarter, quarters: readonly [Quarter, Counts][]): DaySums {
  const zeros = () => Array.from({ length: quartersInDay }, () => 0);
  const sums: DaySums = {
    amounts: {},
    chart: { messages: zeros(), views: zeros() },
    visitors: {},
    returns: {},
    topics: {},
  };
  const origins: Record<string, number> = {};
  const people: Record<string, number> = {};
  for (const [quarter, counts] of quarters) {
    if (dayOf(quarter) !== day) continue;
    for (const name of amountNames) add(sums.amounts, name, counts[name] ?? 0);
    sums.chart.messages[quarter - day] = counts.messages ?? 0;
    sums.chart.views[quarter - day] = counts.views ?? 0;
    for (const name of ['visitors', 'returns'] as const) {
      for (const [ago, count] of Object.entries(counts[name] ?? {})) {
        const earlier = ago === '0' ? 0 : quarter - Number(ago);
        if (earlier < day) add(sums[name], String(earlier), count);
      }
    }
    for (const [id, count] of Object.entries(counts.topics ?? {})) add(sums.topics, id, count);
    for (const [id, count] of Object.entries(counts.origins ?? {})) add(origins, id, count);
    for (const [key, count] of Object.entries(counts.people ?? {})) add(people, key, count);
  }
  return { ...sums, origins, people };
}

const add = (sums: Record<string, number>, name: string, amount: number): void => {
  if (amount !== 0) sums[name] = (sums[name] ?? 0) + amount;
};
