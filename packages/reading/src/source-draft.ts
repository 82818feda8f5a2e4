import type { DraftOrigin } from './source-document.ts';

/** An FAQ for the owner to review, with the words of the document that support it. */
export type SourceDraft = {
  question: string;
  wordings: readonly string[];
  answer: string;
  /** Occurs in the block literally, unless `isMetadata`. */
  quote: string;
  blockId: string | null;
  from: DraftOrigin;
  /** Whether only the page's metadata says so, and no visitor of the page can read it. */
  isMetadata: boolean;
};
