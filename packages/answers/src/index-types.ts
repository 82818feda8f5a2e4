import type { KnowledgeBase } from '@askwell/contracts';

/** Where answers come from: `variants` are other wordings of the question, `data` a string that holds a JSON object. */
export type Knowledge = {
  faqs: readonly { question: string; answer: string; variants?: readonly string[] }[];
  data: KnowledgeBase['data'];
};

/** `answer`: the first match answers it; `ambiguous`: two or more are close; `unknown`: nothing answers it. */
export type Decision = 'answer' | 'ambiguous' | 'unknown';

export type Match = {
  /** The FAQ's question, or the passage's title: `delivery › zones`. */
  question: string;
  /** The FAQ's answer, or the passage's text. */
  answer: string;
  /** The wording that is nearest to what was asked; for a passage, its title. */
  wording: string;
  /** The probability, 0 to 1, that this is what was asked for. */
  confidence: number;
} & (
  | { kind: 'faq'; /** Position in the list of FAQs. */ ref: number }
  | { kind: 'data'; /** Path in the data: `delivery.zones[0]`. */ ref: string }
);

export type Finding = {
  decision: Decision;
  /** The confidence of the best match; 0 without one. */
  confidence: number;
  /** The nearest first. Documents that share nothing with the question are left out. */
  matches: Match[];
};

export type AnswerIndex = {
  /** The FAQs and passages nearest to a question, at most `limit` (default 5). */
  find: (question: string, options?: { limit?: number }) => Finding;
  /** The size of the index in memory, in bytes. */
  bytes: number;
};
