import type { KnowledgeBase } from '@askwell/contracts';
import { close, confidenceOf, enough } from './confidence.ts';
import { passagesOf } from './passages.ts';
import { ranking } from './ranking.ts';

/** What answers come from: `variants` are other wordings of the question, `data` a string that holds a JSON object. */
export type Knowledge = {
  faqs: readonly { question: string; answer: string; variants?: readonly string[] }[];
  data: KnowledgeBase['data'];
};

/** `answer`: the first match says it; `ambiguous`: two or more are close; `unknown`: it is not in here. */
export type Decision = 'answer' | 'ambiguous' | 'unknown';

export type Match = {
  /** The FAQ's question, or the way to the passage: `delivery › zones`. */
  question: string;
  /** The FAQ's answer, or the passage's text. */
  answer: string;
  /** The wording of the question that is nearest to what was asked; a passage's is the way to it. */
  wording: string;
  /** How likely this is what was asked, 0 to 1. */
  confidence: number;
} & (
  | { kind: 'faq'; /** Position in the list of FAQs. */ ref: number }
  | { kind: 'data'; /** Path in the data: `delivery.zones[0]`. */ ref: string }
);

export type Finding = {
  decision: Decision;
  /** The confidence of the best match; 0 without one. */
  confidence: number;
  /** The nearest first; those that share nothing with the question are not among them. */
  matches: Match[];
};

export type AnswerIndex = {
  /** The FAQs and passages nearest to a question, at most `limit` (default 5). */
  find: (question: string, options?: { limit?: number }) => Finding;
};

/** Prepares a knowledge base for questions; build it once for each saved knowledge base. Pure, needs no network. */
export const buildIndex = ({ faqs, data }: Knowledge): AnswerIndex => {
  const documents = [...faqs.map(faqDocument), ...passagesOf(data).map(passageDocument)];
  const rank = ranking(documents);
  return {
    find: (question, { limit = 5 } = {}) => {
      const matches = rank(question, limit).flatMap(
        ({ position, score, wording }) =>
          documents[position]?.match(confidenceOf(score, documents.length), wording) ?? [],
      );
      return { matches, confidence: matches[0]?.confidence ?? 0, decision: decisionOn(matches) };
    },
  };
};

type Document = { wordings: string[]; body: string; match: (confidence: number, wording: number) => Match };

const faqDocument = (faq: Knowledge['faqs'][number], ref: number): Document => ({
  wordings: [faq.question, ...(faq.variants ?? [])],
  body: faq.answer,
  match: (confidence, wording) => ({
    kind: 'faq',
    ref,
    question: faq.question,
    answer: faq.answer,
    wording: (wording === 0 ? undefined : faq.variants?.[wording - 1]) ?? faq.question,
    confidence,
  }),
});

const passageDocument = ({ path, title, text }: ReturnType<typeof passagesOf>[number]): Document => ({
  wordings: [title],
  body: text,
  match: (confidence) => ({
    kind: 'data',
    ref: path,
    question: title,
    answer: text,
    wording: title,
    confidence,
  }),
});

const decisionOn = ([first, second]: readonly Match[]): Decision => {
  if (!first || first.confidence < enough) return 'unknown';
  // Who asks in an FAQ's own words means that one.
  if (first.confidence === 1 || !second) return 'answer';
  return second.confidence > first.confidence * close ? 'ambiguous' : 'answer';
};
