import type { Sparse } from './vectors.ts';
import type { Entry } from './vocabulary.ts';

/** The stems that each document holds: fully in its wordings, less in a body, the less the longer that is. */
export const holdingsOf = (
  documents: readonly (readonly (readonly Entry[])[])[],
  bodies: readonly (readonly Entry[])[],
  size: number,
): Sparse[] => {
  const held = new Float32Array(size);
  const stems = new Int32Array(size);
  return documents.map((wordings, position) => {
    let length = 0;
    const hold = (words: readonly Entry[], value: number) => {
      for (const { stem } of words) {
        if (held[stem] === 0) stems[length++] = stem;
        held[stem] = value;
      }
    };
    const body = bodies[position] ?? [];
    hold(body, 1 / Math.sqrt(Math.max(1, body.length / 25)));
    for (const wording of wordings) hold(wording, 1);
    const features = stems.slice(0, length);
    const values = Float32Array.from(features, (stem) => held[stem] ?? 0);
    for (let place = 0; place < length; place += 1) held[features[place] ?? 0] = 0;
    return { features, values };
  });
};
