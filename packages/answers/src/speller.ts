/**
 * Reads mistyped words: a word of five letters or more that is not known is taken for a known one that begins with the
 * same letter and is one slip away. Shorter words are left alone, since other words are too near to them.
 */
export const speller = () => {
  const known = new Map<string, string[]>();
  return {
    learn: (word: string): void => {
      if (!isCorrectable(word)) return;
      const alike = known.get(shelfOf(word, word.length));
      if (alike) alike.push(word);
      else known.set(shelfOf(word, word.length), [word]);
    },
    correct: (word: string): string | undefined => {
      if (!isCorrectable(word)) return undefined;
      for (const difference of [0, 1, -1]) {
        const alike = known.get(shelfOf(word, word.length + difference));
        const meant = alike?.find((candidate) => isOneSlip(word, candidate));
        if (meant !== undefined) return meant;
      }
      return undefined;
    },
  };
};

const isCorrectable = (word: string): boolean => word.length >= 5 && /^[a-z]+$/.test(word);

const shelfOf = (word: string, length: number): string => `${word[0] ?? ''}${length}`;

/** Whether one letter was added, left out or replaced, or two neighbours changed places. */
const isOneSlip = (typed: string, meant: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const typedRest = typed.slice(start);
  const meantRest = meant.slice(start);
  return (
    typedRest.slice(1) === meantRest ||
    typedRest === meantRest.slice(1) ||
    typedRest.slice(1) === meantRest.slice(1) ||
    (typedRest.slice(2) === meantRest.slice(2) &&
      typedRest[0] === meantRest[1] &&
      typedRest[1] === meantRest[0])
  );
};
