import type { Happened } from '../count/counts.ts';

/** Who did something, by the hex form of the member's id, and after how many open minutes. */
export type Timed = { by: string | null; minutes: number };

/** What a visitor's request for a person has come to, in times and ids alone. */
export type RequestFigures = {
  requestedAt: Date;
  /** What the visitor had asked the chatbot before: the id of a topic, or one of the two below. */
  topicId: string;
  firstReply: Timed | null;
  /** The end of the conversation, once a member has replied. */
  resolution: Timed | null;
};

/** Stand for topics where the question before the request had no answer, or there was none. */
export const unansweredTopic = 'unanswered';
export const noTopic = 'none';

/** What of a request is counted: that it was made, its first reply, its resolution. */
type Kind = 'requests' | 'replies' | 'resolutions';

/**
 * A request adds to up to three of these. The key says what is counted, for which topic and member,
 * and how long it took.
 */
type PeopleKey = { kind: Kind; topicId: string; by: string; bucket: number };

/** Times are counted in buckets, each a twentieth longer than the one before. */
const growth = Math.log(1.05);

export const bucketOf = (minutes: number): number => Math.round(Math.log1p(Math.max(0, minutes)) / growth);

/** The minutes in the middle of a bucket, to one decimal. */
export const minutesIn = (bucket: number): number => Math.round(Math.expm1(bucket * growth) * 10) / 10;

const keyOf = ({ kind, topicId, by, bucket }: PeopleKey): string => [kind, topicId, by, bucket].join('_');

export function peopleKeyIn(key: string): PeopleKey | null {
  const [kind, topicId = '', by = '', bucket] = key.split('_');
  const isKind = kind === 'requests' || kind === 'replies' || kind === 'resolutions';
  return isKind ? { kind, topicId, by, bucket: Number(bucket) } : null;
}

/** What a request adds to the counters, in the quarter of an hour in which it was made. */
export function countsOf({ requestedAt, topicId, firstReply, resolution }: RequestFigures): Happened {
  const keys = [
    keyOf({ kind: 'requests', topicId, by: '', bucket: 0 }),
    ...keysOf('replies', topicId, firstReply),
    ...keysOf('resolutions', topicId, resolution),
  ];
  return [requestedAt, Object.fromEntries(keys.map((key) => [`people.${key}`, 1]))];
}

const keysOf = (kind: Kind, topicId: string, timed: Timed | null): string[] =>
  timed ? [keyOf({ kind, topicId, by: timed.by ?? '', bucket: bucketOf(timed.minutes) })] : [];

/** What the counters have to be changed by when a request has come to something else. */
export const countsBetween = (before: RequestFigures | null, after: RequestFigures): Happened[] => [
  ...(before ? [negated(countsOf(before))] : []),
  countsOf(after),
];

export const negated = ([at, amounts]: Happened): Happened => [
  at,
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, -amount])),
];
