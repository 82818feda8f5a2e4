import type { KnowledgeBase } from '@askwell/contracts';
import type { SemanticIndex } from './semantic/open-semantic-index.ts';

/**
 * Where answers come from: `variants` are other wordings of the question, `data` a string that
 * holds a JSON object.
 */
export type Knowledge = {
  faqs: readonly KnowledgeFaq[];
  data: KnowledgeBase['data'];
  /** From websites and documents; searched by words only. */
  passages?: readonly KnowledgePassage[];
};

export type KnowledgeFaq = {
  question: string;
  answer: string;
  variants?: readonly string[];
  /** What it was made from. */
  page?: CitedPage | undefined;
};

/** A piece of a website or document. */
export type KnowledgePassage = {
  /** Unique within the knowledge base. */
  ref: string;
  /** The page's title and the headings above the text. */
  title: string;
  text: string;
  page: CitedPage;
};

/** The page that a passage or an FAQ is from; the address is null for a document. */
export type CitedPage = { title: string; url: string | null };

/**
 * `answer`: the first match answers it; `ambiguous`: two or more are close; `unknown`: nothing
 * answers it.
 */
export type Decision = 'answer' | 'ambiguous' | 'unknown';

/** One FAQ, one passage of the data, or one of a website or document. */
export type Entry = {
  /** The FAQ's question, or the passage's title: `delivery › zones`. */
  question: string;
  /** The FAQ's answer, or the passage's text. */
  answer: string;
} & (
  | {
      kind: 'faq';
      /** Position in the list of FAQs. */
      ref: number;
      /** The page of a website that it was made from. */
      page?: CitedPage;
    }
  | { kind: 'data'; /** Path in the data: `delivery.zones[0]`. */ ref: string }
  | { kind: 'passage'; ref: string; page: CitedPage }
);

export type Match = Entry & {
  /** The wording that is nearest to what was asked; for a passage, its title. */
  wording: string;
  /** The probability, 0 to 1, that this is what was asked for. */
  confidence: number;
  scores: Scores;
};

/** What the confidence of a match is made from. */
export type Scores = {
  /** By words: 1 for a question in a wording's own words, 0 for nothing in common. */
  lexical: number;
  /** By meaning: 0 as an unrelated question, 1 as another wording; null without embeddings. */
  semantic: number | null;
};

/** The embedding of a question, and the index to search with it. */
export type AskedByMeaning = { index: SemanticIndex; question: Int8Array };

export type Finding = {
  decision: Decision;
  /** The confidence below which no match answers. */
  threshold: number;
  /** The confidence of the best match; 0 without one. */
  confidence: number;
  /** The nearest first. Documents that share nothing with the question are left out. */
  matches: Match[];
};

export type AnswerIndex = {
  /**
   * The FAQs and passages nearest to a question, at most `limit` (default 5); with `byMeaning`,
   * nearest by words and meaning.
   */
  find: (question: string, options?: { limit?: number; byMeaning?: AskedByMeaning }) => Finding;
  /** All FAQs and then all passages, in the order of the knowledge base; decoded one by one. */
  entries: () => Iterable<Entry>;
  /** The size of the index in memory, in bytes. */
  bytes: number;
};
