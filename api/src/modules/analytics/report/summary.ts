import type { Analytics } from '@askwell/contracts';
import type { Counts } from '../count/counts.ts';
import { amountNames, quartersInDay, type Amount } from '../count/day-sums.ts';
import type { Stretch } from '../../../kernel/periods.ts';
import type { Quarter } from '../../../kernel/quarters.ts';
import type { Statistics } from './read-statistics.ts';

/**
 * What the numbers mean (product rulings 29 and 34). All of them are of one stretch of time:
 *
 * - messages: what visitors wrote, whether or not it was answered; views: pages on which the widget
 *   was shown.
 * - visitors: different visitors who wrote something.
 * - session: a conversation's messages, the chatbot's among them, without a pause of 30 minutes. It
 *   belongs to the stretch in which it began, with all of its length.
 * - outcome: a session in which a person answered is resolved by a person; one with a question that
 *   the chatbot did not answer, or with a message to a person, is otherwise unresolved; the chatbot
 *   has resolved all others. It belongs to the stretch in which the session began.
 * - returning visitors: those who began a session that was not their first ever, also when the
 *   earlier ones were deleted since; `returnUsers` is their share.
 * - response time: from the visitor's message to the last piece of the reply.
 * - satisfaction: the share of ratings above 3, by the time of the rating; a rating given again
 *   replaces the first.
 * - growth: in percent of the stretch before; from nothing it is 100, or 0 when there is still
 *   nothing.
 * - improvement: by how many milliseconds replies became faster; 0 when there is nothing to
 *   compare.
 */
export type Summary = {
  messages: number;
  views: number;
  visitors: number;
  returning: number;
  sessions: number;
  sessionMs: number;
  byChatbot: number;
  byPerson: number;
  unresolved: number;
  replies: number;
  responseMs: number;
  gaps: number;
  ratings: number;
  positive: number;
};

/** What happened in a stretch; of days that are known as wholes, those count that lie in it. */
export const summaryOf = (statistics: Statistics, stretch: Stretch): Summary => {
  const { quarters, days } = within(statistics, stretch);
  const { from } = stretch;
  const sums = nothing();
  for (const [quarter, counts] of quarters) {
    addAmounts(sums, counts);
    // Who was active here counts in the first quarter only: the one whose earlier activity lies
    // before the stretch.
    sums.visitors += visitorsIn(counts.visitors, quarter, from);
    sums.returning += visitorsIn(counts.returns, quarter, from);
  }
  for (const [, known] of days) {
    addAmounts(sums, known.amounts);
    sums.visitors += earlierIn(known.visitors, from);
    sums.returning += earlierIn(known.returns, from);
  }
  return sums;
};

/**
 * The questions of a stretch by the ids of their topics, its replies by the ids of what they are
 * based on, or its requests for a person by their keys.
 */
export const countsById = (
  statistics: Statistics,
  stretch: Stretch,
  name: 'topics' | 'origins' | 'people',
): Map<string, number> => {
  const { quarters, days } = within(statistics, stretch);
  const sums = new Map<string, number>();
  for (const [, counts] of quarters) addCounts(sums, counts[name]);
  for (const [, known] of days) addCounts(sums, known[name]);
  return sums;
};

/** What of statistics lies in a stretch: the quarters, and the days that do as wholes. */
const within = ({ quarters, days }: Statistics, { from, to }: Stretch): Statistics => ({
  quarters: quarters.slice(firstFrom(quarters, from), firstFrom(quarters, to)),
  days: days.filter(([day]) => day >= from && day + quartersInDay <= to),
});

const nothing = (): Summary => ({
  messages: 0,
  views: 0,
  visitors: 0,
  returning: 0,
  sessions: 0,
  sessionMs: 0,
  byChatbot: 0,
  byPerson: 0,
  unresolved: 0,
  replies: 0,
  responseMs: 0,
  gaps: 0,
  ratings: 0,
  positive: 0,
});

const addAmounts = (sums: Summary, amounts: Readonly<Partial<Record<Amount, number>>>): void => {
  for (const name of amountNames) sums[name] += amounts[name] ?? 0;
};

const addCounts = (sums: Map<string, number>, counts: Readonly<Record<string, number>> = {}): void => {
  for (const id in counts) sums.set(id, (sums.get(id) ?? 0) + (counts[id] ?? 0));
};

/**
 * Of the visitors of a quarter, by how many quarters ago they were active, those whom a stretch has
 * not seen before.
 */
const visitorsIn = (counts: Counts['visitors'], quarter: Quarter, from: Quarter): number => {
  let sum = 0;
  for (const [ago, count] of pairsOf(counts)) if (ago === 0 || quarter - ago < from) sum += count;
  return sum;
};

/** The same by the quarter in which they were active. */
const earlierIn = (counts: Readonly<Record<string, number>>, from: Quarter): number => {
  let sum = 0;
  for (const [earlier, count] of pairsOf(counts)) if (earlier < from) sum += count;
  return sum;
};

type Pairs = readonly (readonly [key: number, count: number])[];

/**
 * Read as numbers once: the hours and days of a busy chatbot, which are known from one reading to
 * the next, have thousands.
 */
const pairs = new WeakMap<object, Pairs>();

const pairsOf = (counts: Readonly<Record<string, number>> | undefined): Pairs => {
  if (!counts) return [];
  const known = pairs.get(counts);
  if (known) return known;
  const read = Object.entries(counts).map(([key, count]) => [Number(key), count] as const);
  pairs.set(counts, read);
  return read;
};

/** Messages and views of each stretch, as a chart shows them. */
export const chartOf = (
  { quarters, days }: Statistics,
  stretches: readonly Stretch[],
): { messages: number; views: number }[] =>
  stretches.map(({ from, to }) => {
    const within = quarters.slice(firstFrom(quarters, from), firstFrom(quarters, to));
    const sum = (name: 'messages' | 'views') =>
      within.reduce((total, [, counts]) => total + (counts[name] ?? 0), 0) +
      days.reduce((total, [day, { chart }]) => {
        if (day >= to || day + quartersInDay <= from) return total;
        return chart[name]
          .slice(Math.max(0, from - day), to - day)
          .reduce((one, other) => one + other, total);
      }, 0);
    return { messages: sum('messages'), views: sum('views') };
  });

/**
 * The place of the first quarter that is not before this one; a period of 90 days has 90 bars to
 * find.
 */
const firstFrom = (quarters: readonly [Quarter, Counts][], from: Quarter): number => {
  let low = 0;
  let high = quarters.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((quarters[middle]?.[0] ?? from) < from) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const averageResponse = ({ responseMs, replies }: Summary): number =>
  replies === 0 ? 0 : Math.round(responseMs / replies);

/** In percent, with one decimal. */
export const satisfaction = ({ positive, ratings }: Summary): number => percent(positive, ratings);

/** The figures of the cards, of a stretch beside the one before. */
export const figuresOf = (now: Summary, before: Summary): Omit<Analytics, Lists> => ({
  totalMessages: now.messages,
  messageGrowth: growth(now.messages, before.messages),
  uniqueUsers: now.visitors,
  userGrowth: growth(now.visitors, before.visitors),
  avgResponseTime: averageResponse(now),
  responseTimeImprovement:
    now.replies === 0 || before.replies === 0 ? 0 : averageResponse(before) - averageResponse(now),
  satisfactionRate: satisfaction(now),
  ratings: now.ratings,
  satisfactionGrowth: growth(satisfaction(now), satisfaction(before)),
  activeSessions: now.sessions,
  avgSessionDuration: oneDecimal(ratio(now.sessionMs, now.sessions) / 60_000),
  messagesPerSession: oneDecimal(ratio(now.messages, now.sessions)),
  returnUsers: percent(now.returning, now.visitors),
  resolvedByChatbot: percent(now.byChatbot, judgedIn(now)),
  resolvedByPerson: percent(now.byPerson, judgedIn(now)),
  unresolved: percent(now.unresolved, judgedIn(now)),
  judgedSessions: judgedIn(now),
});

/** Sessions before this was counted have no outcome. */
const judgedIn = ({ byChatbot, byPerson, unresolved }: Summary): number => byChatbot + byPerson + unresolved;

type Lists = 'messageChart' | 'recentConversations' | 'popularTopics' | 'answersBySource';

export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const percent = (part: number, whole: number): number => oneDecimal(ratio(part, whole) * 100);
const growth = (now: number, before: number): number =>
  before === 0 ? (now === 0 ? 0 : 100) : oneDecimal(((now - before) / before) * 100);
