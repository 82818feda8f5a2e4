/**
 * A part of a conversation without a pause of 30 minutes. The current one is kept in the
 * conversation's document as `session`; the analytics count visits as sessions (product ruling 34).
 */
export type Visit = { startedAt: Date; lastAt: Date; outcome?: VisitOutcome };

/**
 * What a visit has come to: a person answered in it; or it has a question without an answer, or a
 * message to a person, and no person has answered. Absent: the chatbot answered everything.
 */
export type VisitOutcome = 'person' | 'unresolved';

/** The visit after a message of the visitor or the chatbot. */
export const visitAfter = (before: Visit | null, at: Date): Visit =>
  before && !hasEnded(before, at)
    ? { ...before, lastAt: at > before.lastAt ? at : before.lastAt }
    : { startedAt: at, lastAt: at };

/** The visit after a question and its reply, if it is the chatbot's. */
export const visitAfterExchange = (
  before: Visit | null,
  { askedAt, repliedAt }: { askedAt: Date; repliedAt: Date | null },
): Visit => visitAfter(visitAfter(before, askedAt), repliedAt ?? askedAt);

type Judged = { isUnresolved?: boolean; hasPersonReply?: boolean };

/** What a visit has come to after a question: what a person has answered stays so. */
export const outcomeAfter = (
  before: VisitOutcome | undefined,
  { isUnresolved = false, hasPersonReply = false }: Judged,
): VisitOutcome | undefined =>
  before === 'person' || hasPersonReply ? 'person' : isUnresolved ? 'unresolved' : before;

/** The visit after a stored exchange, with what it has come to. */
export function visitAfterStored(
  before: Visit | null,
  exchange: Judged & { askedAt: Date; repliedAt: Date | null },
): Visit {
  const after = visitAfterExchange(before, exchange);
  const outcome = outcomeAfter(after.outcome, exchange);
  return outcome === undefined ? after : { ...after, outcome };
}

/** What a message adds to the statistics of visits, and when the visit that it belongs to began. */
export const visitChange = (before: Visit | null, at: Date) => {
  const after = visitAfter(before, at);
  const isNew = !before || hasEnded(before, at);
  return {
    isNew,
    startedAt: after.startedAt,
    addedMs: isNew ? 0 : after.lastAt.getTime() - before.lastAt.getTime(),
  };
};

const hasEnded = ({ lastAt }: Visit, at: Date): boolean => at.getTime() - lastAt.getTime() >= pauseMs;

const pauseMs = 30 * 60_000;
