/**
 * A part of a document that is never divided: a heading, a paragraph, a list or a table. A line of
 * a list is an item, a line of a table a row with ` | ` between its cells.
 */
export type SourceBlock = {
  /** Unique within its document: `b1`, `b2` and so on, in the order of the document. */
  id: string;
  kind: 'heading' | 'paragraph' | 'list' | 'table';
  /** Of a heading, from 1 to 6. */
  level?: number;
  text: string;
  /** The headings above the block, the outermost first; without the block itself. */
  headings: readonly string[];
  /** Of a PDF, from 1. */
  page?: number;
  table?: SourceTable;
};

/** The cells of a table; the header is empty if the table has none. */
export type SourceTable = { header: readonly string[]; rows: readonly (readonly string[])[] };

/** Where a draft comes from, the most reliable first. */
export const draftOrigins = [
  'structured_data',
  'rows',
  'details',
  'definition',
  'heading',
  'table',
  'model',
] as const;
export type DraftOrigin = (typeof draftOrigins)[number];

/** A question with its answer as the markup of a document pairs them. */
export type SourcePair = {
  from: DraftOrigin;
  question: string;
  wordings: readonly string[];
  answer: string;
  /** The block that holds the answer; null if only the metadata of the page has it. */
  blockId: string | null;
  /** The words of the block that support an answer in other words; else they are the answer's. */
  quote?: string;
};

/** A fact about the business that owns the site. */
export type SiteFact = {
  kind: 'hours' | 'address' | 'phone' | 'email';
  text: string;
  /** The words of the document that state it; null if only the metadata of the page has it. */
  quote: string | null;
  blockId: string | null;
};

export type SourceBrand = {
  name: string | null;
  /** As `#rrggbb`. */
  color: string | null;
  /** An http or https address. */
  logo: string | null;
};

/** The text of a web page or a file, with its structure. */
export type SourceDocument = {
  title: string;
  description: string | null;
  /** As `en`, without a region; null if it could not be detected. */
  language: string | null;
  blocks: readonly SourceBlock[];
  /**
   * Header and footer of a web page, for the site's facts: read them on the home page only.
   */
  siteBlocks: readonly SourceBlock[];
  words: number;
  /** Whether text beyond the limit was left out. */
  isCut: boolean;
  canonical: string | null;
  /** From `<meta>`; the `X-Robots-Tag` header is the fetcher's. */
  noindex: boolean;
  nofollow: boolean;
  /** The target of `<meta http-equiv=refresh>`. */
  refresh: string | null;
  /** Addresses of the page in other languages. */
  alternates: readonly { language: string; url: string }[];
  /** Distinct http and https addresses without fragments, in the order of the page. */
  links: readonly string[];
  facts: readonly SiteFact[];
  brand: SourceBrand;
  pairs: readonly SourcePair[];
};

/** Why a document has no text that could be read. */
export const readFailures = [
  'login_wall',
  'needs_scripts',
  'bot_wall',
  'empty',
  'too_large',
  'encrypted',
  'scanned',
  'legacy_word',
  'not_a_document',
  'too_slow',
] as const;
export type ReadFailure = (typeof readFailures)[number];

export type ReadOutcome =
  | { outcome: 'read'; document: SourceDocument }
  /** `refresh`: where an empty page leads by `<meta http-equiv=refresh>`. */
  | { outcome: ReadFailure; refresh?: string };
