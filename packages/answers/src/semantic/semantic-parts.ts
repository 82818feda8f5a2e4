import { pack, unpack } from '../binary.ts';

/**
 * The format of a packed semantic index. Raise it whenever its arrays, or how a knowledge base is
 * cut into texts, change: indexes of another format are computed again.
 */
export const semanticFormat = 105;

/**
 * Vectors of one length, one behind the other, each with one divided by its length. A vector takes
 * whole machine words (`wholeWords`); `words` are the same bytes as `values`.
 */
export type Matrix = { values: Int8Array; words: Int32Array; inverseNorms: Float32Array };

export const matrixOf = (values: Int8Array, inverseNorms: Float32Array): Matrix => ({
  values,
  words: new Int32Array(values.buffer, values.byteOffset, values.length / 4),
  inverseNorms,
});

/** The embeddings of a knowledge base, ready to be searched, in the order of its documents. */
export type SemanticParts = {
  dimensions: number;
  /** The similarity of a question that has nothing to do with the knowledge base. */
  unrelated: number;
  /** The similarity of a question to the document that answers it. */
  related: number;
  /** The first vector of each document; one more entry for the end of the last. */
  firsts: Int32Array;
  /** The vectors of all wordings and answers. The answer, if it has any, is a document's last. */
  vectors: Matrix;
  /** 1 where a vector is that of an answer. */
  isAnswer: Uint8Array;
  /** The mean of the wordings of each document. */
  centroids: Matrix;
  /** The first components of each centroid, to find the most promising documents quickly. */
  sketches: Matrix;
};

/** How many components of a centroid its sketch has. */
export const sketchLength = (dimensions: number): number => Math.min(64, dimensions);

export const packSemanticIndex = (parts: SemanticParts): ArrayBuffer =>
  pack(semanticFormat, [
    Float32Array.of(parts.dimensions, parts.unrelated, parts.related),
    parts.firsts,
    parts.isAnswer,
    ...[parts.vectors, parts.centroids, parts.sketches].flatMap(({ values, inverseNorms }) => [
      new Uint8Array(values.buffer, values.byteOffset, values.length),
      inverseNorms,
    ]),
  ]);

/** Throws `RangeError` for an index of another format. */
export const unpackSemanticIndex = (buffer: ArrayBuffer): SemanticParts => {
  const { ints, floats, bytes } = unpack(semanticFormat, buffer);
  const [dimensions = 0, unrelated = 0, related = 1] = floats();
  const matrix = (): Matrix => {
    const values = bytes();
    return matrixOf(new Int8Array(values.buffer, values.byteOffset, values.length), floats());
  };
  return {
    dimensions,
    unrelated,
    related,
    firsts: ints(),
    isAnswer: bytes(),
    vectors: matrix(),
    centroids: matrix(),
    sketches: matrix(),
  };
};
