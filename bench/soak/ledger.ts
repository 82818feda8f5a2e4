/** A question whose reply was acknowledged: both must be stored. */
export type Acknowledged = {
  chatbotId: string;
  conversationId: string;
  question: string;
  replyId: string;
};

/** The answers that callers got during a soak, to compare with what is stored. */
export function openLedger() {
  const acknowledged: Acknowledged[] = [];
  const deleted = new Set<string>();
  const answers = new Map<string, number>();
  const wrong: string[] = [];
  const count = (outcome: string) => answers.set(outcome, (answers.get(outcome) ?? 0) + 1);

  return {
    acknowledged,
    wrong,
    answers,
    /**
     * A reply with this status is no fault: `allowed` says which others may come. A connection on
     * which nothing has arrived for ten seconds is closed with a bare 408; on a machine this busy,
     * a request may cross it on its way.
     */
    note: (call: string, status: number, body: string, allowed: readonly number[]): void => {
      count(`${call} ${status}`);
      const isLate = status === 408 && body === '';
      if (status < 400 || isLate || allowed.includes(status)) return;
      wrong.push(`${call} answered ${status}: ${body.slice(0, 300)}`);
    },
    /** A connection may break, since processes are killed; to wait for ever is wrong. */
    noteFailure: (call: string, error: unknown): void => {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      count(`${call} ${isLate ? 'without an answer' : 'with a broken connection'}`);
      if (isLate) wrong.push(`${call} was not answered within two minutes`);
    },
    /** From now on nothing of this chatbot or conversation needs to be there. */
    noteDeleted: (id: string): void => {
      deleted.add(id);
    },
    isDeleted: (id: string): boolean => deleted.has(id),
    /** The exchanges that must be stored. */
    kept: (): Acknowledged[] =>
      acknowledged.filter(
        ({ chatbotId, conversationId }) => !deleted.has(chatbotId) && !deleted.has(conversationId),
      ),
  };
}
export type Ledger = ReturnType<typeof openLedger>;
