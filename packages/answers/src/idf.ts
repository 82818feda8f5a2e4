import type { Entry } from './text/vocabulary.ts';

/**
 * The inverse document frequency of each feature among texts, smoothed; `size` is the number of
 * features. Of `bodies` only the stems count.
 */
export const idfOf = (
  texts: readonly (readonly Entry[])[],
  size: number,
  bodies: readonly Int32Array[] = [],
): Float32Array => {
  const frequency = new Float32Array(size);
  const lastText = new Int32Array(size).fill(-1);
  for (let text = 0; text < texts.length; text += 1) {
    for (const { stem, pieces, pair } of texts[text] ?? []) {
      if (lastText[stem] !== text) frequency[stem] = (frequency[stem] ?? 0) + 1;
      lastText[stem] = text;
      if (pair >= 0) {
        if (lastText[pair] !== text) frequency[pair] = (frequency[pair] ?? 0) + 1;
        lastText[pair] = text;
      }
      for (let place = 0; place < pieces.length; place += 1) {
        const piece = pieces[place] ?? 0;
        if (lastText[piece] === text) continue;
        lastText[piece] = text;
        frequency[piece] = (frequency[piece] ?? 0) + 1;
      }
    }
  }
  bodies.forEach((stems, place) => {
    const text = texts.length + place;
    for (const stem of stems) {
      if (lastText[stem] !== text) frequency[stem] = (frequency[stem] ?? 0) + 1;
      lastText[stem] = text;
    }
  });
  const count = texts.length + bodies.length;
  return frequency.map((times) => 1 + Math.log((count + 1) / (times + 1)));
};
