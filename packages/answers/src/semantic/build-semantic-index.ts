import type { Knowledge } from '../index-types.ts';
import { documentsOf } from '../text/documents.ts';
import { inverseNorm, quantize, wholeWords } from './quantize.ts';
import { calibrate } from './calibrate.ts';
import { embeddedTexts } from './semantic-texts.ts';
import {
  matrixOf,
  packSemanticIndex,
  sketchLength,
  type Matrix,
  type SemanticParts,
} from './semantic-parts.ts';
import { unrelatedQuestions } from './unrelated-questions.ts';

/** The vector of a text, of one length for all texts; undefined while it is not known. */
export type VectorOf = (text: string) => Int8Array | undefined;

/**
 * Computes the semantic index of a knowledge base: one buffer, for `openSemanticIndex`. Null while
 * a vector is missing.
 */
export const encodeSemanticIndex = ({ faqs, data }: Knowledge, vectorOf: VectorOf): ArrayBuffer | null => {
  const documents = documentsOf({ faqs, data }).map(embeddedTexts);
  const texts = documents.flatMap(({ wordings, answer }) => [
    ...wordings,
    ...(answer === null ? [] : [answer]),
  ]);
  const vectors = texts.map(vectorOf);
  const unrelated = unrelatedQuestions.map(vectorOf);
  const known = vectors.filter((vector) => vector !== undefined);
  const others = unrelated.filter((vector) => vector !== undefined);
  const dimensions = known[0]?.length ?? 0;
  if (dimensions === 0 || known.length < vectors.length || others.length < unrelated.length) return null;
  if ([...known, ...others].some(({ length }) => length !== dimensions)) return null;

  const firsts = [0];
  const isAnswer: number[] = [];
  for (const { wordings, answer } of documents) {
    isAnswer.push(...wordings.map(() => 0), ...(answer === null ? [] : [1]));
    firsts.push(isAnswer.length);
  }
  const centroids = documents.map(({ wordings }, position) => {
    const first = firsts[position] ?? 0;
    return meanOf(known.slice(first, first + wordings.length), dimensions);
  });
  const sketch = sketchLength(dimensions);
  const parts: SemanticParts = {
    dimensions,
    unrelated: 0,
    related: 1,
    firsts: Int32Array.from(firsts),
    isAnswer: Uint8Array.from(isAnswer),
    vectors: rowsOf(known, dimensions),
    centroids: rowsOf(centroids, dimensions),
    sketches: rowsOf(
      centroids.map((centroid) => centroid.subarray(0, sketch)),
      sketch,
    ),
  };
  return packSemanticIndex({ ...parts, ...calibrate(parts, others) });
};

const rowsOf = (rows: readonly Int8Array[], length: number): Matrix => {
  const values = new Int8Array(rows.length * wholeWords(length));
  rows.forEach((row, place) => values.set(row, place * wholeWords(length)));
  return matrixOf(
    values,
    Float32Array.from(rows, (row) => inverseNorm(row)),
  );
};

/** The direction of the sum of vectors, each taken with length one. */
export const meanOf = (vectors: readonly Int8Array[], dimensions: number): Int8Array => {
  const sum = new Float32Array(dimensions);
  for (const vector of vectors) {
    const factor = inverseNorm(vector);
    for (let place = 0; place < dimensions; place += 1) {
      sum[place] = (sum[place] ?? 0) + factor * (vector[place] ?? 0);
    }
  }
  return quantize(sum);
};
