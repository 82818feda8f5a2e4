import { buildIndex, type AnswerIndex } from '@askwell/answers';
import type { KnowledgeBase } from '@askwell/contracts';

/** An index costs something even when there is little in it. */
const least = 2_000;

type Entry = { index: Promise<AnswerIndex>; weight: number };

/**
 * Indexes that were built, for as long as there is room for them: `room` counts the characters of their knowledge bases. The
 * one used longest ago goes first; the newest stays, however large.
 */
export const indexCache = (room: number) => {
  const indexes = new Map<string, Entry>();

  /** The index under a key, which stands for one knowledge base that never changes; `find` reads it when needed. */
  return (key: string, find: () => Promise<KnowledgeBase>): Promise<AnswerIndex> => {
    const entry = indexes.get(key) ?? load(key, find);
    // The one used last goes to the end.
    indexes.delete(key);
    indexes.set(key, entry);
    return entry.index;
  };

  function load(key: string, find: () => Promise<KnowledgeBase>): Entry {
    const build = async () => {
      const known = await find();
      entry.weight = Math.max(least, known.data.length + JSON.stringify(known.faqs).length);
      makeRoom(key);
      return buildIndex(known);
    };
    const entry: Entry = { weight: least, index: build() };
    entry.index.catch(() => indexes.delete(key));
    return entry;
  }

  function makeRoom(newest: string): void {
    let held = [...indexes.values()].reduce((sum, { weight }) => sum + weight, 0);
    for (const [key, { weight }] of indexes) {
      if (held <= room) return;
      if (key === newest) continue;
      indexes.delete(key);
      held -= weight;
    }
  }
};
