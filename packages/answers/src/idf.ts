import type { Entry } from './vocabulary.ts';

/** The inverse document frequency of each feature among texts, smoothed; `size` is the number of features. */
export const idfOf = (texts: readonly (readonly Entry[])[], size: number): Float32Array => {
  const frequency = new Float32Array(size);
  const lastText = new Int32Array(size).fill(-1);
  for (let text = 0; text < texts.length; text += 1) {
    for (const { stem, pieces } of texts[text] ?? []) {
      if (lastText[stem] !== text) frequency[stem] = (frequency[stem] ?? 0) + 1;
      lastText[stem] = text;
      for (let place = 0; place < pieces.length; place += 1) {
        const piece = pieces[place] ?? 0;
        if (lastText[piece] === text) continue;
        lastText[piece] = text;
        frequency[piece] = (frequency[piece] ?? 0) + 1;
      }
    }
  }
  return frequency.map((times) => 1 + Math.log((texts.length + 1) / (times + 1)));
};
