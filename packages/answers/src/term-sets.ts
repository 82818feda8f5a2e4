import { rowsOfText, type SparseRows, type TermRows } from './term-rows.ts';

/**
 * The stems that each document uses: weight 1 in its wordings, of which `firsts` are the first
 * ones, less in its body. In an answer the weight depends on its length; in a passage, which comes
 * after the `faqs`, it is that of BM25, at most 1.
 */
export const termSetsOf = (
  firsts: Int32Array,
  rows: TermRows,
  bodies: readonly Int32Array[],
  faqs: number,
  size: number,
): SparseRows => {
  const passages = bodies.slice(faqs);
  const averageLength = passages.reduce((sum, { length }) => sum + length, 0) / passages.length;
  const most = bodies.reduce((sum, { length }) => sum + length, stemsIn(rows));
  const starts = new Int32Array(firsts.length);
  const features = new Int32Array(most);
  const values = new Float32Array(most);
  const weights = new Float32Array(size);
  let end = 0;
  const set = (stem: number, weight: number): void => {
    if (weights[stem] === 0) features[end++] = stem;
    weights[stem] = weight;
  };

  bodies.forEach((body, document) => {
    const first = end;
    const bodyWeight = 1 / Math.sqrt(Math.max(1, body.length / 25));
    for (let place = 0; place < body.length; place += 1) {
      const stem = body[place] ?? 0;
      set(stem, document < faqs ? bodyWeight : (weights[stem] ?? 0) + 1);
    }
    if (document >= faqs) {
      const least = 1.2 * (0.25 + (0.75 * body.length) / averageLength);
      for (let place = first; place < end; place += 1) {
        const stem = features[place] ?? 0;
        const times = weights[stem] ?? 0;
        weights[stem] = Math.min(1, (2.2 * times) / (times + least));
      }
    }
    for (let text = firsts[document] ?? 0; text < (firsts[document + 1] ?? 0); text += 1) {
      const row = text * rowsOfText;
      const last = rows.starts[row + 1] ?? 0;
      for (let place = rows.starts[row] ?? 0; place < last; place += 1) set(rows.features[place] ?? 0, 1);
    }
    for (let place = first; place < end; place += 1) {
      const stem = features[place] ?? 0;
      values[place] = weights[stem] ?? 0;
      weights[stem] = 0;
    }
    starts[document + 1] = end;
  });
  return { starts, features, values };
};

/** How many stems all texts have. */
const stemsIn = ({ texts, starts }: TermRows): number => {
  let sum = 0;
  for (let row = 0; row < texts * rowsOfText; row += rowsOfText)
    sum += (starts[row + 1] ?? 0) - (starts[row] ?? 0);
  return sum;
};
