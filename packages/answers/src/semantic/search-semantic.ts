import { highest } from '../highest.ts';
import { dotAt, factorOf, type Factor } from './quantize.ts';
import { sketchLength, type Matrix, type SemanticParts } from './semantic-parts.ts';

/** How similar a document is to a question in meaning. */
export type SemanticMatch = {
  position: number;
  /** Cosines to the centroid and to the nearest text, half of each. */
  similarity: number;
  /** The position of the nearest wording. */
  wording: number;
};

/**
 * The documents that are most similar to a question, the best first, and the `candidates` of
 * another search with their similarities. Compares the sketches of all documents, the centroids of
 * the most promising ones, and all texts of a few.
 */
export const searchSemantic = (
  parts: SemanticParts,
  question: Int8Array,
  candidates: readonly number[] = [],
): SemanticMatch[] => {
  const { dimensions, centroids } = parts;
  const asked = factorOf(question);
  const sketch = factorOf(question.subarray(0, sketchLength(dimensions)));
  const promising = new Set([...bySketch(parts.sketches, sketch), ...candidates]);
  return Array.from(promising, (position) => ({
    position,
    cosine: cosineAt(centroids, asked, position),
  }))
    .toSorted((one, other) => other.cosine - one.cosine)
    .map(({ position, cosine }, place) => {
      if (place >= mostCompared) return { position, similarity: cosine - leastGap, wording: 0 };
      const nearest = nearestText(parts, asked, position);
      return { position, similarity: (cosine + nearest.cosine) / 2, wording: nearest.wording };
    })
    .toSorted((one, other) => other.similarity - one.similarity);
};

/** How many documents are compared by their centroids, and how many of these by all their texts. */
const mostPromising = 16;
const mostCompared = 4;
/** A document whose texts are not compared ranks behind those that are nearly as similar. */
const leastGap = 0.02;

export const cosineAt = ({ words, inverseNorms }: Matrix, question: Factor, row: number): number =>
  question.inverseNorm * (inverseNorms[row] ?? 0) * dotAt(question, words, row * question.even.length);

/** The documents whose sketches are most similar to the question's. */
const bySketch = (sketches: Matrix, question: Factor): number[] => {
  const documents = sketches.inverseNorms.length;
  if (cosines.length < documents) cosines = new Float64Array(documents);
  for (let position = 0; position < documents; position += 1) {
    cosines[position] = cosineAt(sketches, question, position);
  }
  return highest(cosines, documents, mostPromising);
};

/** Scratch space of all indexes. */
let cosines = new Float64Array(0);

/** The cosine to the nearest wording or to the answer, and which wording is nearest. */
const nearestText = (
  { firsts, vectors, isAnswer }: SemanticParts,
  question: Factor,
  position: number,
): { cosine: number; wording: number } => {
  const first = firsts[position] ?? 0;
  const end = firsts[position + 1] ?? 0;
  let [cosine, wording, nearestWording] = [-Infinity, 0, -Infinity];
  for (let row = first; row < end; row += 1) {
    const found = cosineAt(vectors, question, row);
    cosine = Math.max(cosine, found);
    if (isAnswer[row] === 1 || found <= nearestWording) continue;
    [nearestWording, wording] = [found, row - first];
  }
  return { cosine, wording };
};
