/** A stretch of a conversation without a pause of 30 minutes; kept on the conversation's document. */
export type Session = { startedAt: Date; lastAt: Date };

/** The session after something was said, by the visitor or the chatbot. */
export const sessionAfter = (before: Session | null, at: Date): Session =>
  before && !hasEnded(before, at)
    ? { startedAt: before.startedAt, lastAt: at > before.lastAt ? at : before.lastAt }
    : { startedAt: at, lastAt: at };

/** What something said adds to the statistics of sessions, and when the session began that it belongs to. */
export const sessionChange = (before: Session | null, at: Date) => {
  const after = sessionAfter(before, at);
  const isNew = !before || hasEnded(before, at);
  return {
    isNew,
    startedAt: after.startedAt,
    addedMs: isNew ? 0 : after.lastAt.getTime() - before.lastAt.getTime(),
  };
};

const hasEnded = ({ lastAt }: Session, at: Date): boolean => at.getTime() - lastAt.getTime() >= pauseMs;

const pauseMs = 30 * 60_000;
