import type { Finding } from '@askwell/answers';
import type { ResponseOf, askDraft } from '@askwell/contracts';
import type { DraftFaq } from '../draft/draft.ts';

/** An FAQ or passage that matches a question. */
export type FoundMatch = {
  /** The FAQ's key; null for a passage of the data. */
  faqKey: number | null;
  /** The FAQ's question, or the passage. */
  text: string;
  /**
   * From 0 to 1, for the question alone; null if it matches only together with the conversation.
   */
  confidence: number | null;
  /** Whether the reply is based on it. */
  isCited: boolean;
};

export type Answer = ResponseOf<typeof askDraft>['data'];

/** A question to the draft, the matches, and the chatbot's reply. */
export type Exchange = {
  id: number;
  question: string;
  /** Null while the search runs. */
  found: { decision: Finding['decision']; matches: FoundMatch[] } | null;
  reply:
    | { state: 'waiting' }
    | { state: 'answered'; answer: Answer; isExact: boolean }
    | { state: 'failed'; code: string; message: string };
};

/** The maximum number of matches, and their minimum confidence. */
const most = 3;
const leastConfidence = 0.05;

export const localFinding = ({ decision, matches }: Finding, faqs: readonly DraftFaq[]) => ({
  decision,
  matches: matches
    .filter(({ confidence }) => confidence >= leastConfidence)
    .slice(0, most)
    .map((match): FoundMatch => {
      const faq = match.kind === 'faq' ? faqs[match.ref] : undefined;
      return {
        faqKey: faq?.key ?? null,
        text: faq?.question ?? `${match.question}: ${match.answer}`,
        confidence: match.confidence,
        isCited: false,
      };
    }),
});

/**
 * The server's matches, which also consider the question before. Their confidence comes from
 * `alone`, the browser's matches for this question; null if the browser could not search.
 */
export const serverFinding = (
  { decision, matches }: Answer,
  alone: Finding | null,
  faqs: readonly DraftFaq[],
) => ({
  decision,
  matches: matches
    .map((match): FoundMatch => {
      const { source, text, isCited } = match;
      const faq = source.kind === 'faq' ? faqs[source.index] : undefined;
      // Only the server searches by meaning, and has the passages of websites and documents.
      const isServers = alone === null || source.kind === 'passage';
      const isByMeaning = typeof match.scores?.semantic === 'number';
      const likely = match.confidence >= leastConfidence ? match.confidence : null;
      const byWords = isServers ? match.confidence : confidenceIn(alone, match);
      const confidence = isByMeaning ? likely : byWords;
      const found = source.kind === 'passage' ? `${source.title}: ${text}` : text;
      return { faqKey: faq?.key ?? null, text: faq?.question ?? found, confidence, isCited };
    })
    .filter(({ confidence, isCited }) => isCited || confidence !== null)
    .slice(0, most),
});

const confidenceIn = ({ matches }: Finding, { source, text }: Answer['matches'][number]): number | null => {
  const confidence =
    matches.find(({ kind, ref, answer }) =>
      source.kind === 'faq' ? kind === 'faq' && ref === source.index : kind === 'data' && answer === text,
    )?.confidence ?? 0;
  return confidence >= leastConfidence ? confidence : null;
};

/** The level of a confidence; from `likely` on a match is good enough to answer from. */
export const confidenceLevel = (confidence: number) => {
  if (confidence >= 0.97) return 'certain';
  if (confidence >= 0.75) return 'veryLikely';
  return confidence >= 0.35 ? 'likely' : 'unlikely';
};
