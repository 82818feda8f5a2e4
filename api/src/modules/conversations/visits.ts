/**
 * A part of a conversation without a pause of 30 minutes. The current one is kept in the
 * conversation's document as `session`; the analytics count visits as sessions (product ruling 34).
 */
export type Visit = { startedAt: Date; lastAt: Date };

/** The visit after a message of the visitor or the chatbot. */
export const visitAfter = (before: Visit | null, at: Date): Visit =>
  before && !hasEnded(before, at)
    ? { startedAt: before.startedAt, lastAt: at > before.lastAt ? at : before.lastAt }
    : { startedAt: at, lastAt: at };

/** The visit after a question and its reply, if it is the chatbot's. */
export const visitAfterExchange = (
  before: Visit | null,
  { askedAt, repliedAt }: { askedAt: Date; repliedAt: Date | null },
): Visit => visitAfter(visitAfter(before, askedAt), repliedAt ?? askedAt);

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
