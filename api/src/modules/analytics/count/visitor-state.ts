import type { ObjectId } from 'mongodb';
import { doubtMs } from '../../conversations/index.ts';
import { quarterMs, type Quarter } from '../../../kernel/quarters.ts';
import { forgottenBefore } from '../retain/forgotten-before.ts';

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
  /**
   * The state before they came back after days: recounting their latest hours needs nothing older.
   */
  settled?: Seen;
};

export type Visit = {
  /**
   * How many quarters ago the visitor was last active: 0 for never, null when in this quarter
   * already.
   */
  activeAfter: number | null;
  /** The same for sessions after the first; null also when this is none. */
  returnedAfter: number | null;
};

/** The state of a visitor after a message. */
export const visitorStateAfter = (
  stored: VisitorDocument | null,
  now: Quarter,
  isNewVisit: boolean,
): Seen & Pick<VisitorDocument, 'settled'> => {
  const before = remembered(stored, now);
  if (!before) return { sessions: isNewVisit ? 1 : 0, active: now };
  const { sessions, active, returned, settled } = before;
  const isBack = isReturn(before, isNewVisit);
  const known =
    now - active > settledAfter ? { sessions, active, ...(returned !== undefined && { returned }) } : settled;
  return {
    sessions: sessions + (isNewVisit ? 1 : 0),
    active: Math.max(active, now),
    ...(isBack ? { returned: Math.max(returned ?? now, now) } : returned !== undefined && { returned }),
    ...(known && { settled: known }),
  };
};

/** Older hours are not recounted. */
const settledAfter = doubtMs / quarterMs;

/** Whether a message changed nothing that is known. */
export const isSame = (one: Seen, other: Seen): boolean =>
  one.active === other.active && one.sessions === other.sessions && one.returned === other.returned;

/** What a message means for the statistics, given what was known of its visitor before. */
export const visitOf = (stored: VisitorDocument | null, now: Quarter, isNewVisit: boolean): Visit => {
  const before = remembered(stored, now);
  return {
    activeAfter: quartersSince(before?.active, now),
    returnedAfter: isReturn(before, isNewVisit) ? quartersSince(before?.returned, now) : null,
  };
};

/** Nothing of one who was away so long that the document may be deleted, whether it is or not. */
const remembered = (stored: VisitorDocument | null, now: Quarter): VisitorDocument | null =>
  stored && stored.active >= forgottenBefore(now) ? stored : null;

const isReturn = (before: VisitorDocument | null, isNewVisit: boolean): boolean =>
  isNewVisit && before !== null && before.sessions > 0;

const quartersSince = (then: Quarter | undefined, now: Quarter): number | null => {
  if (then === undefined || now - then > forgotten) return 0;
  return then < now ? now - then : null;
};

/**
 * Longer than the longest period and the one before it: a visitor who was away that long counts as
 * new.
 */
const forgotten = 200 * 96;
