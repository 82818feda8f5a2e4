import type { HelpEntry, HelpTopic } from '@askwell/help';

/**
 * The topics with the entries that have a word beginning with each word of the query: in the
 * question, in its other wordings or in the answer. All of them for an empty query.
 */
export function findQuestions<Id extends string>(
  topics: Readonly<Record<Id, HelpTopic>>,
  query: string,
): { id: string; title: string; entries: readonly HelpEntry[] }[] {
  const all = wordsOf(query);
  const distinctive = all.filter((word) => !small.has(word));
  const wanted = distinctive.length > 0 ? distinctive : all;
  const isWanted = (entry: HelpEntry) => {
    const text = ` ${wordsOf(entry.join(' ')).join(' ')}`;
    return wanted.every((word) => text.includes(` ${word}`));
  };
  return Object.entries<HelpTopic>(topics)
    .map(([id, { title, entries }]) => ({ id, title, entries: entries.filter(isWanted) }))
    .filter(({ entries }) => entries.length > 0);
}

/** What a question has around the words that tell what it is about. */
const small = new Set(
  'a am an and are be can could do does for get have how i if in is it me my of on or should the there to was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** In small letters without accents. Apostrophes are no ends of words. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
