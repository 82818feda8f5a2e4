import { choiceRatio, leastConfidence, confidenceOf, isSure } from './confidence.ts';
import { documentsOf } from './text/documents.ts';
import { packIndex, unpackIndex, type IndexParts } from './index-parts.ts';
import type { AnswerIndex, Decision, Entry, Knowledge, Match } from './index-types.ts';
import { prepareIndex } from './prepare-index.ts';
import { rank } from './rank.ts';
import { textAt } from './text-table.ts';

/**
 * Prepares a knowledge base for questions: an index in one buffer, for `openIndex`. Takes long for
 * a large knowledge base, so a server does it in a worker.
 */
export const encodeIndex = (knowledge: Knowledge): ArrayBuffer =>
  packIndex(prepareIndex(documentsOf(knowledge)));

/**
 * Opens an encoded index. Copies and decodes nothing. Throws `RangeError` for an index of another
 * format.
 */
export const openIndex = (buffer: ArrayBuffer): AnswerIndex => {
  const parts = unpackIndex(buffer);
  const documents = parts.firstTexts.length - 1;
  return {
    bytes: buffer.byteLength,
    *entries() {
      for (let position = 0; position < documents; position += 1) yield entryAt(parts, position);
    },
    find: (question, { limit = 5 } = {}) => {
      const matches = rank(parts, question, limit).map(({ position, score, wording }) =>
        matchAt(parts, position, wording, confidenceOf(score, documents)),
      );
      return { matches, confidence: matches[0]?.confidence ?? 0, decision: decide(matches, documents) };
    },
  };
};

/** Both at once, where nothing else waits for the thread. */
export const buildIndex = (knowledge: Knowledge): AnswerIndex => openIndex(encodeIndex(knowledge));

const matchAt = (parts: IndexParts, position: number, wording: number, confidence: number): Match => ({
  ...entryAt(parts, position),
  wording: textAt(parts.texts, (parts.firstTexts[position] ?? 0) + 2 + wording),
  confidence,
});

const entryAt = ({ faqs, texts, firstTexts }: IndexParts, position: number): Entry => {
  const first = firstTexts[position] ?? 0;
  const common = { question: textAt(texts, first + 2), answer: textAt(texts, first + 1) };
  return position < faqs
    ? { kind: 'faq', ref: position, ...common }
    : { kind: 'data', ref: textAt(texts, first), ...common };
};

const decide = ([first, second]: readonly Match[], documents: number): Decision => {
  if (!first) return 'unknown';
  if (isSure(first.confidence, second?.confidence ?? 0, documents)) return 'answer';
  const isChoice =
    first.confidence >= leastConfidence &&
    second !== undefined &&
    second.confidence >= first.confidence * choiceRatio;
  return isChoice ? 'ambiguous' : 'unknown';
};
