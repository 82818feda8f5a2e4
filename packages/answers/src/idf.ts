import type { Features } from './text/vocabulary.ts';

/**
 * The inverse document frequency of each feature among texts, smoothed; `size` is the number of
 * features. Of `bodies` only the stems count.
 */
export const idfOf = (
  texts: readonly Features[],
  size: number,
  bodies: readonly Int32Array[] = [],
): Float32Array => {
  /** For each feature: in how many texts it is, and the last of them, counted from 1. */
  const found = new Int32Array(2 * size);
  const count = (feature: number, text: number) => {
    if (found[2 * feature + 1] === text) return;
    found[2 * feature] = (found[2 * feature] ?? 0) + 1;
    found[2 * feature + 1] = text;
  };
  texts.forEach(({ words, pairs }, place) => {
    for (const { stem, pieces } of words) {
      count(stem, place + 1);
      for (let piece = 0; piece < pieces.length; piece += 1) count(pieces[piece] ?? 0, place + 1);
    }
    for (const pair of pairs) count(pair, place + 1);
  });
  bodies.forEach((stems, place) => {
    for (const stem of stems) count(stem, texts.length + place + 1);
  });
  const all = texts.length + bodies.length;
  const idf = new Float32Array(size);
  for (let feature = 0; feature < size; feature += 1) {
    idf[feature] = 1 + Math.log((all + 1) / ((found[2 * feature] ?? 0) + 1));
  }
  return idf;
};
