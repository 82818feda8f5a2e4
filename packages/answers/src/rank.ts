import { intAt } from './arrays.ts';
import { highest } from './highest.ts';
import type { IndexParts } from './index-parts.ts';
import { addScores, columnOf, commonScore, type CommonFeature } from './postings.ts';
import { vectorize } from './vectors.ts';
import { readQuestion } from './text/vocabulary.ts';
import { wordingKey } from './text/wording-key.ts';
import { nearestWording } from './wording-vectors.ts';
import { tokensOf } from './text/words.ts';

/** A document's score for a question: 1 for one of its own wordings, 0 for nothing in common. */
export type Ranked = {
  position: number;
  score: number;
  /** The position of the nearest wording. */
  wording: number;
};

/** The similarity of a document to a question, by three measures from 0 to 1. */
type Similarity = {
  /** Cosine to the centroid of all its wordings. */
  centroid: number;
  /** Cosine to its nearest wording. */
  nearest: number;
  /** The share of the question's words, by weight, that it uses anywhere. */
  covered: number;
};

/** What the ranking of an index needs: all but what its scores mean. */
type RankedParts = Omit<IndexParts, 'corrections'>;

/** By document; `first` is the score before wordings are compared. */
const emptyScores = (documents: number) => ({
  centroid: new Float64Array(documents),
  covered: new Float64Array(documents),
  first: new Float64Array(documents),
});

/** Scratch space of all indexes: searching is synchronous. */
let scores = emptyScores(0);
/** The values of the question by feature; 0 for all features between two questions. */
let dense = new Float32Array(0);

/**
 * Ranks the documents for a question, the best first. Decision record 0005 gives the reasons and
 * figures.
 */
export const rank = (index: RankedParts, question: string, limit: number): Ranked[] => {
  const { vocabulary, weighting, wordings, centroids, termSets } = index;
  const documents = wordings.firsts.length - 1;
  if (scores.centroid.length < documents) scores = emptyScores(documents);
  const centroid = scores.centroid.subarray(0, documents).fill(0);
  const covered = scores.covered.subarray(0, documents).fill(0);
  if (dense.length < weighting.idf.length) dense = new Float32Array(weighting.idf.length);
  const common: CommonFeature[] = [];
  const { features, values, length, stems, stemShare } = vectorize(
    readQuestion(vocabulary, question),
    weighting,
  );
  for (let place = 0; place < length; place += 1) {
    const feature = intAt(features, place);
    const value = values[place] ?? 0;
    dense[feature] = value;
    const column = columnOf(centroids, feature);
    if (column === -1) addScores(centroids, feature, value, centroid);
    else common.push({ column, value });
    // The squares of all stems add up to `stemShare` at most.
    if (place < stems) addScores(termSets, feature, (value * value) / stemShare, covered);
  }
  for (let position = 0; position < documents; position += 1) setFirstScore(position, index.faqs);
  const found = highest(scores.first, documents, Math.max(limit, mostPromising), 0);
  for (const position of found.slice(0, mostPromising)) {
    centroid[position] = (centroid[position] ?? 0) + commonScore(centroids, common, documents, position);
    setFirstScore(position, index.faqs);
  }
  const promising = found
    .toSorted((one, other) => (scores.first[other] ?? 0) - (scores.first[one] ?? 0))
    .slice(0, Math.max(limit, mostCandidates));
  const candidates = promising.slice(0, mostCandidates);
  // A question in the words of a wording means that one, and the first document that has it.
  const exact = Math.min(...candidates.filter(hasWording(index, tokensOf(question))));
  const ranked = candidates.map((position) => {
    const { cosine: nearest, wording } = nearestWording(wordings, position, dense);
    const similarity = { centroid: centroid[position] ?? 0, nearest, covered: covered[position] ?? 0 };
    return { position, score: position === exact ? 1 : scoreOf(similarity, position >= index.faqs), wording };
  });
  for (let place = 0; place < length; place += 1) dense[intAt(features, place)] = 0;
  const others = promising.slice(mostCandidates).map((position) => {
    const similarity = { centroid: centroid[position] ?? 0, nearest: 0, covered: covered[position] ?? 0 };
    return { position, score: scoreOf(similarity, position >= index.faqs), wording: 0 };
  });
  return [...ranked.toSorted((one, other) => other.score - one.score), ...others]
    .filter(({ score }) => score >= leastScore)
    .slice(0, limit);
};

/** Whether a document has a wording of exactly these words. */
const hasWording = ({ wordings: { firsts }, wordingKeys }: RankedParts, tokens: readonly string[]) => {
  const [first, second] = wordingKey(tokens);
  return (position: number): boolean => {
    const end = firsts[position + 1] ?? 0;
    for (let row = firsts[position] ?? 0; row < end; row += 1) {
      if (wordingKeys[2 * row] === first && wordingKeys[2 * row + 1] === second) return true;
    }
    return false;
  };
};

/** A passage may be found by its title, as an FAQ is by its question, or by its own text alone. */
const scoreOf = ({ centroid, nearest, covered }: Similarity, isPassage: boolean): number =>
  Math.min(
    mostSimilar,
    Math.max(0.81 * centroid + 0.19 * nearest + 0.25 * covered, isPassage ? passageWeight * covered : 0),
  );

const passageWeight = 0.6;
/** A document that shares no more than a pair of letters is no match. */
const leastScore = 0.02;

/** Only the words of a wording themselves score 1. */
const mostSimilar = 0.99;

/**
 * Sets the score without the nearest wording, which costs most, and of common features only what is
 * known so far.
 */
const setFirstScore = (position: number, faqs: number): void => {
  const covered = scores.covered[position] ?? 0;
  const byTitle = (scores.centroid[position] ?? 0) + 0.2 * covered;
  scores.first[position] = position < faqs ? byTitle : Math.max(byTitle, covered);
};

/**
 * How many documents are compared by the question's common features, and how many of these by all
 * their wordings. Further ones keep the order of their first scores.
 */
export const mostPromising = 16;
const mostCandidates = 12;
