import { pack, unpack } from './binary.ts';
import type { Postings } from './postings.ts';
import type { TextTable } from './text-table.ts';
import type { Weighting } from './vectors.ts';
import type { Vocabulary } from './text/vocabulary.ts';
import type { WordingVectors } from './wording-vectors.ts';

/**
 * The format of a packed index. Raise it whenever the arrays, or how they are computed, change:
 * indexes of another format are built again.
 */
export const indexFormat = 7;

/**
 * An index: nothing but typed arrays, so that it can be stored, moved between threads and used
 * without any decoding.
 */
export type IndexParts = {
  /** How many of the documents are FAQs; they come first. */
  faqs: number;
  /** How many are passages of pages; they come last. */
  passages: number;
  vocabulary: Vocabulary;
  weighting: Weighting;
  wordings: WordingVectors;
  /**
   * Two hashes of each wording's words: they tell whether a question is word for word that wording.
   */
  wordingKeys: Int32Array;
  centroids: Postings;
  termSets: Postings;
  /** What the knowledge base's own wordings say about confidences (`correctionsOf`). */
  corrections: Float32Array;
  /**
   * For each document: its path, its body and its wordings. `firstTexts` holds where each begins,
   * and the end.
   */
  texts: TextTable;
  firstTexts: Int32Array;
};

export const packIndex = (parts: IndexParts): ArrayBuffer => {
  const { vocabulary, weighting, wordings, wordingKeys, texts, firstTexts } = parts;
  return pack(indexFormat, [
    Float32Array.of(parts.faqs, weighting.texts, weighting.stopWeight, parts.passages, firstTexts.length - 1),
    weighting.idf,
    vocabulary.table.slots,
    vocabulary.table.hashes,
    vocabulary.spelling.letters,
    vocabulary.spelling.starts,
    wordings.firsts,
    wordings.starts,
    wordings.features,
    wordings.values,
    wordingKeys,
    ...arraysOf(parts.centroids),
    ...arraysOf(parts.termSets),
    parts.corrections,
    texts.bytes,
    texts.starts,
    firstTexts,
  ]);
};

const arraysOf = ({ starts, documents, values, columns, rows }: Postings) => [
  starts,
  documents,
  values,
  columns,
  rows,
];

/** Throws `RangeError` for an index of another format. */
export const unpackIndex = (buffer: ArrayBuffer): IndexParts => {
  const { ints, floats, bytes, numbers, shares } = unpack(indexFormat, buffer);
  const [faqs = 0, texts = 0, stopWeight = 0, passages = 0, documents = 0] = floats();
  const idf = floats();
  const postings = (): Postings => ({
    starts: ints(),
    documents: numbers(documents),
    values: shares(),
    columns: ints(),
    rows: shares(),
  });
  return {
    faqs,
    passages,
    weighting: { texts, stopWeight, idf },
    vocabulary: {
      table: { slots: ints(), hashes: ints() },
      spelling: { letters: bytes(), starts: ints() },
    },
    wordings: { firsts: ints(), starts: ints(), features: numbers(idf.length), values: shares() },
    wordingKeys: ints(),
    centroids: postings(),
    termSets: postings(),
    corrections: floats(),
    texts: { bytes: bytes(), starts: ints() },
    firstTexts: ints(),
  };
};
