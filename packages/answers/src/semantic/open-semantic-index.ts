import { searchSemantic, type SemanticMatch } from './search-semantic.ts';
import { unpackSemanticIndex } from './semantic-parts.ts';

export type SemanticIndex = {
  /** The size of the index in memory, in bytes. */
  bytes: number;
  /** The length that the vector of a question must have. */
  dimensions: number;
  /**
   * The documents that are nearest to a question in meaning, and those at `candidates`, the best
   * first. A similarity of 0 is that of an unrelated question, 1 that of another wording.
   */
  find: (question: Int8Array, candidates: readonly number[]) => SemanticMatch[];
};

/** Opens an encoded semantic index without a copy. Throws `RangeError` for another format. */
export const openSemanticIndex = (buffer: ArrayBuffer): SemanticIndex => {
  const parts = unpackSemanticIndex(buffer);
  const { unrelated, related, dimensions } = parts;
  return {
    bytes: buffer.byteLength,
    dimensions,
    find: (question, candidates) =>
      searchSemantic(parts, question, candidates).map((match) => ({
        ...match,
        similarity: (match.similarity - unrelated) / (related - unrelated),
      })),
  };
};
