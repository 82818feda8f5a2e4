import { shareUnit } from './arrays.ts';
import { typicalNeighbor } from './confidence.ts';
import type { IndexParts } from './index-parts.ts';
import { rank } from './rank.ts';
import type { SourceDocument } from './text/documents.ts';
import type { WordingVectors } from './wording-vectors.ts';

/**
 * What scores mean in this knowledge base, found by leaving wordings out once. Returns, for each
 * document, the correction in logits of all confidences of a question whose best match it is.
 *
 * - Where FAQs are similar to each other, a question that none of them answers scores high as well.
 * - An FAQ whose wordings are alike gets higher scores than one whose wordings differ.
 *
 * Passages have one title and nothing to leave out: they keep the general rule.
 */
export const correctionsOf = (
  parts: Omit<IndexParts, 'corrections'>,
  documents: readonly SourceDocument[],
): Float32Array => {
  const general = -neighborWeight * neighborSurplus(parts, documents);
  const own = leftOutScores(parts.wordings, parts.faqs, parts.weighting.idf.length);
  const known = own.filter(({ count }) => count > 0);
  const mean = known.reduce((sum, { score }) => sum + score, 0) / (known.length || 1);
  return Float32Array.from(documents, (_, position) => {
    const { score = mean, count = 0 } = own[position] ?? {};
    if (position >= parts.faqs) return 0;
    return general - (count === 0 ? 0 : ownWeight * trustIn(count) * (score - mean));
  });
};

/** Fitted by logistic regression on the validation questions of CLINC150 (decision record 0005). */
const neighborWeight = 8;
const ownWeight = 5;
/** Few wordings say little about the others. */
const trustIn = (count: number): number => (count - 1) / (count + 3);

/** As many wordings outweigh what is typical. */
const trustInTypical = 5;
/** More wordings say no more, and each costs as much as a question. */
const mostAsked = 100;

/**
 * What wordings score at the best other FAQ, beyond what is typical: a question whose own FAQ is
 * missing scores as much.
 */
const neighborSurplus = (
  parts: Omit<IndexParts, 'corrections'>,
  documents: readonly SourceDocument[],
): number => {
  const wordings = documents
    .slice(0, parts.faqs)
    .flatMap(({ wordings: texts }, position) => texts.map((text) => ({ text, position })));
  const typical = typicalNeighbor(documents.length, wordings.length / parts.faqs);
  const step = Math.max(1, Math.ceil(wordings.length / mostAsked));
  let [sum, count] = [0, 0];
  for (let at = 0; at < wordings.length; at += step) {
    const { text = '', position = -1 } = wordings[at] ?? {};
    const other = rank(parts, text, 3).find(
      (found) => found.position !== position && found.position < parts.faqs,
    );
    // The same wording twice is a mistake of its owner, which another check reports.
    if (other?.score === 1) continue;
    sum += (other?.score ?? 0) - typical;
    count += 1;
  }
  return sum / (count + trustInTypical);
};

/** The mean score of a document's wordings when left out of it; of how many. */
type LeftOut = { score: number; count: number };

/** Of a large knowledge base only some wordings are left out: each is compared with all others. */
const mostLeftOut = 3_000;

const leftOutScores = (
  { firsts, starts, features, values }: WordingVectors,
  faqs: number,
  size: number,
): LeftOut[] => {
  const dense = new Float32Array(size);
  const step = Math.max(1, Math.ceil((firsts[faqs] ?? 0) / mostLeftOut));
  const add = (row: number, factor: number) => {
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place += 1) {
      const feature = features[place] ?? 0;
      dense[feature] = (dense[feature] ?? 0) + factor * shareUnit * (values[place] ?? 0);
    }
  };
  const dot = (row: number): number => {
    let product = 0;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place += 1) {
      product += (values[place] ?? 0) * (dense[features[place] ?? 0] ?? 0);
    }
    return shareUnit * product;
  };
  const clear = (first: number, end: number) => {
    for (let place = starts[first] ?? 0; place < (starts[end] ?? 0); place += 1)
      dense[features[place] ?? 0] = 0;
  };

  return Array.from({ length: faqs }, (_, position) => {
    const first = firsts[position] ?? 0;
    const end = firsts[position + 1] ?? 0;
    if (end - first < 2) return { score: 0, count: 0 };
    for (let row = first; row < end; row += 1) add(row, 1);
    const toSum = Float64Array.from({ length: end - first }, (_, place) => dot(first + place));
    clear(first, end);
    const squares = toSum.reduce((sum, product) => sum + product, 0);
    let [score, count] = [0, 0];
    for (let row = first + (position % step); row < end; row += step) {
      add(row, 1);
      const itself = dot(row);
      let nearest = 0;
      for (let other = first; other < end; other += 1)
        if (other !== row) nearest = Math.max(nearest, dot(other));
      clear(row, row + 1);
      const product = toSum[row - first] ?? 0;
      const rest = Math.sqrt(Math.max(1e-9, squares - 2 * product + itself));
      score += 0.81 * ((product - itself) / rest) + 0.19 * nearest;
      count += 1;
    }
    return count === 0 ? { score: 0, count } : { score: score / count, count };
  });
};
