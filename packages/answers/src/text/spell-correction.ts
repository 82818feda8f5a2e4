/**
 * Corrects typos: a word of five letters or more that the knowledge base does not use is taken for
 * one that it uses if they begin with the same letter and one edit apart. Shorter words have too
 * many neighbors.
 */
export type SpellingDictionary = {
  /**
   * All words, grouped by first letter and length: the letters one behind the other, without
   * separators.
   */
  letters: Uint8Array;
  /** Where each group begins; one more entry for the end of the last. */
  starts: Int32Array;
};

const shortest = 5;
const longest = 32;
const lengths = longest - shortest + 1;
const groups = 26 * lengths;

/** To look for a neighbor among more words would cost more than the whole search. */
const mostWords = 30_000;

export const spellingDictionaryBuilder = () => {
  const words = new Map<number, string[]>();
  let size = 0;
  return {
    /** Adds a word that was not added before. */
    add: (word: string): void => {
      if (size >= mostWords || !isCorrectable(word)) return;
      size += 1;
      const group = groupOf(word.charCodeAt(0), word.length);
      const others = words.get(group);
      if (others) others.push(word);
      else words.set(group, [word]);
    },
    dictionary: (): SpellingDictionary => {
      const starts = new Int32Array(groups + 1);
      const inOrder: string[] = [];
      for (let group = 0; group < groups; group += 1) {
        const text = (words.get(group) ?? []).join('');
        inOrder.push(text);
        starts[group + 1] = (starts[group] ?? 0) + text.length;
      }
      return { letters: new TextEncoder().encode(inOrder.join('')), starts };
    },
  };
};

/**
 * The word itself if the dictionary has it, else the first one that is one edit away; undefined if
 * there is none.
 */
export const correct = ({ letters, starts }: SpellingDictionary, word: string): string | undefined => {
  if (!isCorrectable(word)) return undefined;
  if (has({ letters, starts }, word)) return word;
  for (const difference of [0, 1, -1]) {
    const length = word.length + difference;
    if (length < shortest || length > longest) continue;
    const group = groupOf(word.charCodeAt(0), length);
    const end = starts[group + 1] ?? 0;
    for (let at = starts[group] ?? 0; at < end; at += length) {
      if (isOneEditAway(word, letters, at, length)) {
        return String.fromCharCode(...letters.subarray(at, at + length));
      }
    }
  }
  return undefined;
};

const has = ({ letters, starts }: SpellingDictionary, word: string): boolean => {
  const group = groupOf(word.charCodeAt(0), word.length);
  const end = starts[group + 1] ?? 0;
  for (let at = starts[group] ?? 0; at < end; at += word.length) {
    let place = 1;
    while (place < word.length && letters[at + place] === word.charCodeAt(place)) place += 1;
    if (place === word.length) return true;
  }
  return false;
};

const isCorrectable = (word: string): boolean => /^[a-z]{5,32}$/.test(word);

const groupOf = (first: number, length: number): number => (first - 97) * lengths + length - shortest;

/** Whether one letter was added, left out or replaced, or two neighboring letters were swapped. */
const isOneEditAway = (typed: string, letters: Uint8Array, at: number, length: number): boolean => {
  let start = 0;
  while (start < typed.length && start < length && typed.charCodeAt(start) === letters[at + start]) {
    start += 1;
  }
  const isSameFrom = (inTyped: number, inWord: number): boolean => {
    if (typed.length - inTyped !== length - inWord) return false;
    for (let place = 0; inTyped + place < typed.length; place += 1) {
      if (typed.charCodeAt(inTyped + place) !== letters[at + inWord + place]) return false;
    }
    return true;
  };
  return (
    isSameFrom(start + 1, start) ||
    isSameFrom(start, start + 1) ||
    isSameFrom(start + 1, start + 1) ||
    (typed.charCodeAt(start) === letters[at + start + 1] &&
      typed.charCodeAt(start + 1) === letters[at + start] &&
      isSameFrom(start + 2, start + 2))
  );
};
