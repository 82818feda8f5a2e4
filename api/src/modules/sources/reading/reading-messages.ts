import type { ReadOutcome, SourceDraft } from '@askwell/reading';

/** A page or a file to read. */
export type ReadingTask = {
  bytes: Uint8Array;
  /** The header of the answer, for its charset. */
  contentType?: string | null;
  /** The address of a page after redirects. */
  url?: string | null;
  /** The status of the answer with a page. */
  status?: number;
  /** The name of a file; its ending tells Markdown and CSV from text. */
  name?: string;
};

/** What was read, with the drafts that need no model. */
export type ReadingResult = ReadOutcome & { drafts?: readonly SourceDraft[] };
