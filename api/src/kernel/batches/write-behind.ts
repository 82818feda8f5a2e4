export type WriteBehind<Item> = {
  /** Resolves at once, or, while too many items wait, when they are written. */
  add: (item: Item) => Promise<void>;
  /** Writes what waits, and resolves once everything that was added before is written. */
  flush: () => Promise<void>;
};

/**
 * Writes items in batches, `delayMs` milliseconds after the first of a batch, so that many callers
 * share its commands and none waits for them. While a batch is written, the next one gathers.
 * `write` handles its failures: what it throws goes to `onError`, and the next batch follows. A
 * killed process loses what waits: it must be possible to find it again.
 */
export function writeBehind<Item>(
  write: (items: Item[]) => Promise<void>,
  {
    delayMs,
    mostWaiting,
    onError,
  }: { delayMs: number; mostWaiting: number; onError: (error: unknown) => void },
): WriteBehind<Item> {
  let waiting: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await write(batch);
      } catch (error) {
        onError(error);
      }
    }
    writing = undefined;
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return writing ?? Promise.resolve();
    return (writing ??= writeAll());
  };

  return {
    add: async (item) => {
      waiting.push(item);
      if (waiting.length >= mostWaiting) return flush();
      if (!writing) timer ??= setTimeout(() => void flush(), delayMs);
    },
    flush,
  };
}
