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

/** Of a large knowledge base only some wordings of each FAQ are compared: as many in all. */
const mostLeftOut = 3_000;
const leastLeftOut = 3;

/** What `rank` scores a wording by, for each document without that wording. */
const leftOutScores = (
  { firsts, starts, features, values }: WordingVectors,
  faqs: number,
  size: number,
): LeftOut[] => {
  const most = Math.max(leastLeftOut, Math.floor(mostLeftOut / faqs));
  /** The values of one wording by feature; 0 for all features between two wordings. */
  const dense = new Int32Array(size);
  /** Writes the values of a wording, or zeros. */
  const spread = (row: number, factor: 0 | 1): void => {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) dense[features[at] ?? 0] = factor * (values[at] ?? 0);
  };
  /** The product of a wording with the one that is spread. */
  const productWith = (row: number): number => {
    const end = starts[row + 1] ?? 0;
    let product = 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      product += (values[at] ?? 0) * (dense[features[at] ?? 0] ?? 0);
    }
    return shareUnit * shareUnit * product;
  };
  const squareOf = (row: number): number => {
    const end = starts[row + 1] ?? 0;
    let square = 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) square += (values[at] ?? 0) ** 2;
    return shareUnit * shareUnit * square;
  };
  const productsOf = (first: number, count: number, step: number): Float64Array => {
    const products = new Float64Array(count * count);
    for (let row = 0; row < count; row += 1) {
      const wording = first + row * step;
      products[row * count + row] = squareOf(wording);
      if (row === 0) continue;
      spread(wording, 1);
      for (let other = 0; other < row; other += 1) {
        products[row * count + other] = productWith(first + other * step);
      }
      spread(wording, 0);
    }
    return products;
  };

  return Array.from({ length: faqs }, (_, position) => {
    const first = firsts[position] ?? 0;
    const wordings = (firsts[position + 1] ?? 0) - first;
    if (wordings < 2) return { score: 0, count: 0 };
    const step = Math.ceil(wordings / most);
    const count = Math.ceil(wordings / step);
    return { score: leftOutScore(productsOf(first, count, step), count), count };
  });
};

/** The mean score, from the products of each wording with itself and those before it. */
const leftOutScore = (products: Float64Array, count: number): number => {
  const toSum = new Float64Array(count);
  const nearest = new Float64Array(count);
  for (let row = 0; row < count; row += 1) {
    for (let other = 0; other < row; other += 1) {
      const product = products[row * count + other] ?? 0;
      toSum[row] = (toSum[row] ?? 0) + product;
      toSum[other] = (toSum[other] ?? 0) + product;
      nearest[row] = Math.max(nearest[row] ?? 0, product);
      nearest[other] = Math.max(nearest[other] ?? 0, product);
    }
  }
  const itself = (row: number): number => products[row * count + row] ?? 0;
  const squares = toSum.reduce((sum, product, row) => sum + product + itself(row), 0);
  let score = 0;
  for (let row = 0; row < count; row += 1) {
    const toOthers = toSum[row] ?? 0;
    const rest = Math.sqrt(Math.max(1e-9, squares - 2 * toOthers - itself(row)));
    score += 0.81 * (toOthers / rest) + 0.19 * (nearest[row] ?? 0);
  }
  return score / count;
};
