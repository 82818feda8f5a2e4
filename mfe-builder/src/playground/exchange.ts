import type { Finding } from '@askwell/answers';
import type { ResponseOf, askDraft } from '@askwell/contracts';
import type { DraftFaq } from '../draft/draft.ts';

/** Something of the knowledge base that is near to a question. */
export type FoundMatch = {
  /** Of the FAQ; null for a passage of the data. */
  faqKey: number | null;
  /** The FAQ's question, or the passage. */
  text: string;
  /** From 0 to 1. */
  confidence: number;
  /** Whether the answer rests on it. */
  isCited: boolean;
};

export type Answer = ResponseOf<typeof askDraft>['data'];

/** A question to the draft, what was found for it, and what the chatbot made of that. */
export type Exchange = {
  id: number;
  question: string;
  /** Null while it is being looked for. */
  found: { decision: Finding['decision']; matches: FoundMatch[] } | null;
  reply:
    | { state: 'waiting' }
    | { state: 'answered'; answer: Answer; isExact: boolean }
    | { state: 'failed'; code: string; message: string };
};

/** Fewer are easier to compare, and the others mean nothing. */
const most = 3;
const leastConfidence = 0.05;

export const foundHere = ({ decision, matches }: Finding, faqs: readonly DraftFaq[]) => ({
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

export const foundThere = ({ decision, matches }: Answer, faqs: readonly DraftFaq[]) => ({
  decision,
  matches: matches
    .filter(({ confidence, isCited }) => isCited || confidence >= leastConfidence)
    .slice(0, most)
    .map(({ source, text, confidence, isCited }): FoundMatch => {
      const faq = source.kind === 'faq' ? faqs[source.index] : undefined;
      return { faqKey: faq?.key ?? null, text: faq?.question ?? text, confidence, isCited };
    }),
});

/** How sure a match is, in words; from `likely` on it is good enough to answer from. */
export const inWords = (confidence: number): string => {
  if (confidence >= 0.97) return 'Certain';
  if (confidence >= 0.75) return 'Very likely';
  return confidence >= 0.35 ? 'Likely' : 'Unlikely';
};
