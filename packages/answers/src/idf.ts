import { rowsOfText, type TermRows } from './term-rows.ts';

/**
 * The inverse document frequency of each feature among texts, smoothed; `size` is the number of
 * features. Of `bodies` only the stems count.
 */
export const idfOf = (
  { texts, starts, features }: TermRows,
  size: number,
  bodies: readonly Int32Array[] = [],
): Float32Array => {
  const counts = new Int32Array(size);
  const end = starts[texts * rowsOfText] ?? 0;
  for (let place = 0; place < end; place += 1) {
    const feature = features[place] ?? 0;
    counts[feature] = (counts[feature] ?? 0) + 1;
  }
  /** The last body that has each stem, counted from 1. */
  const last = new Int32Array(bodies.length === 0 ? 0 : size);
  bodies.forEach((stems, place) => {
    for (const stem of stems) {
      if (last[stem] === place + 1) continue;
      counts[stem] = (counts[stem] ?? 0) + 1;
      last[stem] = place + 1;
    }
  });
  const all = texts + bodies.length;
  const idf = new Float32Array(size);
  for (let feature = 0; feature < size; feature += 1) {
    idf[feature] = 1 + Math.log((all + 1) / ((counts[feature] ?? 0) + 1));
  }
  return idf;
};
