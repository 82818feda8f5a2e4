import {
  choiceRatio,
  confidenceOf,
  expectedLexical,
  fusedConfidenceOf,
  isFusedSure,
  isSure,
  leastConfidence,
  leastFusedConfidence,
  leastLexical,
  type Size,
} from './confidence.ts';
import { documentsOf, faqPageAt, passageAt } from './text/documents.ts';
import { packIndex, unpackIndex, type IndexParts } from './index-parts.ts';
import type {
  AnswerIndex,
  AskedByMeaning,
  Decision,
  Entry,
  Knowledge,
  Match,
  Scores,
} from './index-types.ts';
import { prepareIndex } from './prepare-index.ts';
import { rank, type Ranked } from './rank.ts';
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
  const size = sizeOf(parts);
  const { documents } = size;
  return {
    bytes: buffer.byteLength,
    *entries() {
      for (let position = 0; position < documents; position += 1) yield entryAt(parts, position);
    },
    find: (question, { limit = 5, byMeaning } = {}) => {
      const lexical = rank(parts, question, byMeaning ? Math.max(limit, mostFused) : limit);
      const scored = byMeaning
        ? fuse(lexical, byMeaning, documents, documents - parts.passages)
        : lexical.map(lexicalOnly(documents, parts.corrections[lexical[0]?.position ?? 0]));
      const matches = scored.slice(0, limit).map((found) => matchAt(parts, found));
      return {
        matches,
        confidence: matches[0]?.confidence ?? 0,
        ...(byMeaning ? fusedRules : lexicalRules).decide(matches, size),
      };
    },
  };
};

const sizeOf = ({ faqs, wordings: { firsts }, firstTexts }: IndexParts): Size => ({
  documents: firstTexts.length - 1,
  faqs,
  wordings: faqs === 0 ? 1 : (firsts[faqs] ?? 0) / faqs,
});

/** Both at once, where nothing else waits for the thread. */
export const buildIndex = (knowledge: Knowledge): AnswerIndex => openIndex(encodeIndex(knowledge));

type Scored = { position: number; wording: number; confidence: number; scores: Scores };

const lexicalOnly =
  (documents: number, correction?: number) =>
  ({ position, wording, score }: Ranked): Scored => ({
    position,
    wording,
    confidence: confidenceOf(score, documents, correction),
    scores: { lexical: score, semantic: null },
  });

/**
 * The documents that either search finds, by what both say; passages of pages have no vectors, so
 * the words alone speak for them.
 */
const fuse = (
  lexical: readonly Ranked[],
  { index, question }: AskedByMeaning,
  documents: number,
  embedded: number,
): Scored[] => {
  const similar = new Map(
    index
      .find(
        question,
        lexical
          .map(({ position }) => position)
          .filter((position) => position < embedded)
          .slice(0, mostFused),
      )
      .map((match) => [match.position, match]),
  );
  const known = new Set(lexical.map(({ position }) => position));
  const others = [...similar.values()]
    .filter(({ position }) => !known.has(position))
    .map(({ position, wording }) => ({ position, wording, score: 0 }));
  const sharesWords = (lexical[0]?.score ?? 0) >= leastLexical;
  // What was not compared ranks last, in the order of the lexical search.
  const least = Math.min(0, ...Array.from(similar.values(), ({ similarity }) => similarity));
  return [...lexical, ...others]
    .map(({ position, wording, score }): Scored => {
      if (position >= embedded) return lexicalOnly(documents)({ position, wording, score });
      const match = similar.get(position);
      const semantic = match?.similarity ?? least;
      return {
        position,
        wording: match && score < 1 ? match.wording : wording,
        confidence: fusedConfidenceOf(
          sharesWords ? score : Math.max(score, expectedLexical(semantic)),
          semantic,
          documents,
        ),
        scores: { lexical: score, semantic },
      };
    })
    .toSorted((one, other) => other.confidence - one.confidence);
};

const mostFused = 12;

const matchAt = (parts: IndexParts, { position, wording, confidence, scores }: Scored): Match => {
  const entry = entryAt(parts, position);
  const first = (parts.firstTexts[position] ?? 0) + 2;
  const nearest = wording === 0 ? entry.question : textAt(parts.texts, first + wording);
  return Object.assign(entry, { wording: nearest, confidence, scores });
};

const entryAt = ({ faqs, passages, texts, firstTexts }: IndexParts, position: number): Entry => {
  const first = firstTexts[position] ?? 0;
  const common = { question: textAt(texts, first + 2), answer: textAt(texts, first + 1) };
  if (position < faqs) return { kind: 'faq', ref: position, ...faqPageAt(textAt(texts, first)), ...common };
  return position >= firstTexts.length - 1 - passages
    ? { kind: 'passage', ...passageAt(textAt(texts, first)), ...common }
    : { kind: 'data', ref: textAt(texts, first), ...common };
};

/** When a match answers, by words alone and by both searches. */
const rules = (threshold: number, isClear: typeof isSure) => ({
  decide: ([first, second]: readonly Match[], size: Size): { decision: Decision; threshold: number } => {
    if (!first) return { decision: 'unknown', threshold };
    if (
      isClear(first.confidence, second?.confidence ?? 0, first.kind === 'faq' ? size : { ...size, faqs: 0 })
    )
      return { decision: 'answer', threshold };
    const isChoice =
      first.confidence >= threshold &&
      second !== undefined &&
      second.confidence >= first.confidence * choiceRatio;
    return { decision: isChoice ? 'ambiguous' : 'unknown', threshold };
  },
});
const lexicalRules = rules(leastConfidence, isSure);
const fusedRules = rules(leastFusedConfidence, isFusedSure);
