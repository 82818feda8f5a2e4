import type { AnswerIndex } from '@askwell/answers';

type Entry = { index: Promise<AnswerIndex>; bytes: number };

/**
 * Keeps indexes in memory, `capacity` bytes of them at most. The least recently used one leaves first; the newest stays,
 * however large.
 */
export const indexCache = (capacity: number) => {
  const entries = new Map<string, Entry>();

  /** The index under a key, which stands for one knowledge base that never changes; `load` makes it when it is missing. */
  return (key: string, load: () => Promise<AnswerIndex>): Promise<AnswerIndex> => {
    const entry = entries.get(key) ?? start(key, load);
    // The most recently used one is the last.
    entries.delete(key);
    entries.set(key, entry);
    return entry.index;
  };

  function start(key: string, load: () => Promise<AnswerIndex>): Entry {
    const entry: Entry = { index: load(), bytes: 0 };
    entry.index.then(
      ({ bytes }) => {
        entry.bytes = bytes;
        evict(key);
      },
      () => entries.delete(key),
    );
    return entry;
  }

  function evict(newest: string): void {
    let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [key, entry] of entries) {
      if (bytes <= capacity) return;
      if (key === newest) continue;
      entries.delete(key);
      bytes -= entry.bytes;
    }
  }
};
