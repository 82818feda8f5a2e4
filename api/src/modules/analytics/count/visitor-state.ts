import type { ObjectId } from 'mongodb';
import { doubtMs } from '../../conversations/index.ts';
import { quarterMs, type Quarter } from '../../../kernel/quarters.ts';

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
  before: VisitorDocument | null,
  now: Quarter,
  isNewVisit: boolean,
): Seen & Pick<VisitorDocument, 'settled'> => {
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
export const visitOf = (before: VisitorDocument | null, now: Quarter, isNewVisit: boolean): Visit => ({
  activeAfter: quartersSince(before?.active, now),
  returnedAfter: isReturn(before, isNewVisit) ? quartersSince(before?.returned, now) : null,
});

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
