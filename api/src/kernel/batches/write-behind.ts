export type WriteBehind<Item> = {
  /** Resolves at once, or with the next batch while too many items wait. */
  add: (item: Item) => Promise<void>;
  /** Writes what waits, and resolves once everything that was added before is written. */
  flush: () => Promise<void>;
};

/**
 * Writes items in batches, `delayMs` milliseconds after the first of a batch, so that many callers
 * share its commands and none waits for them. Batches are written one after the other. `write` must
 * not reject. A killed process loses what waits: it must be possible to find it again.
 */
export function writeBehind<Item>(
  write: (items: Item[]) => Promise<void>,
  { delayMs, mostWaiting }: { delayMs: number; mostWaiting: number },
): WriteBehind<Item> {
  let waiting: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  let written = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) written = written.then(() => write(batch));
    return written;
  };

  return {
    add: async (item) => {
      waiting.push(item);
      if (waiting.length >= mostWaiting) return flush();
      timer ??= setTimeout(() => void flush(), delayMs);
    },
    flush,
  };
}
