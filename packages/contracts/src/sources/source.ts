import { z } from 'zod';
import { Instant } from '../contract/fields.ts';

/**
 * `website`: a site with its pages; `page`: one page; `file`: an uploaded document; `text`: pasted.
 */
export const SourceKind = z.enum(['website', 'page', 'file', 'text']);
export type SourceKind = z.infer<typeof SourceKind>;

export const SourceFormat = z.enum(['pdf', 'docx', 'markdown', 'text', 'csv']);
export type SourceFormat = z.infer<typeof SourceFormat>;

/**
 * `queued`: it waits for its turn; `running`: pages are fetched and read; `waiting`: it goes on by
 * itself at `resumesAt`; `ready`: read to its end; `stopped` by its owner; `failed`: nothing could
 * be read.
 */
export const SourceStatus = z.enum(['queued', 'running', 'waiting', 'ready', 'stopped', 'failed']);
export type SourceStatus = z.infer<typeof SourceStatus>;

/** What became of one page or document. */
export const PageOutcome = z.enum([
  'read',
  // Read before, and the same as then.
  'unchanged',
  // Read before, and no longer there.
  'removed',
  // The same text as another page, or an address that names another page as its canonical one.
  'duplicate',
  // A translation of another page, in another language than the site's first page.
  'other_language',
  'noindex',
  'robots',
  // The plan's number of pages was reached.
  'over_limit',
  'other_site',
  'not_found',
  'login_wall',
  'bot_wall',
  'needs_scripts',
  'empty',
  'not_a_document',
  'too_large',
  'too_slow',
  'encrypted',
  'scanned',
  // A .doc file of Word 97.
  'legacy_word',
  'unsafe_address',
  'too_many_redirects',
  'unknown_host',
  'bad_certificate',
  'unreachable',
  'timeout',
  'slow_down',
  // The owner's key has reached its limit for now.
  'key_throttled',
  'server_error',
]);
export type PageOutcome = z.infer<typeof PageOutcome>;

/** A part of a website, a single page, or the document of a file. */
export const SourcePage = z.object({
  id: z.string(),
  /** The address as it was fetched; null for files and texts. */
  url: z.string().nullable(),
  title: z.string(),
  /** `found`: it is still to be read. */
  state: z.enum(['found', 'read', 'skipped', 'failed']),
  /** Null while it is `found`. */
  outcome: PageOutcome.nullable(),
  words: z.number(),
  openDrafts: z.number(),
  readAt: Instant.nullable(),
});
export type SourcePage = z.infer<typeof SourcePage>;

/** What the home page says of its site, to be offered for the chatbot. */
export const SiteFacts = z.object({
  name: z.string().nullable(),
  /** A BCP 47 tag such as `de` or `pt-BR`. */
  language: z.string().nullable(),
  /** `#rrggbb`. */
  color: z.string().nullable(),
  /** The address of an image. */
  logo: z.string().nullable(),
});
export type SiteFacts = z.infer<typeof SiteFacts>;

export const Source = z.object({
  id: z.string(),
  chatbotId: z.string(),
  kind: SourceKind,
  /** Of a file; null for all others. */
  format: SourceFormat.nullable(),
  /** The title of the site or page, the file's name, or the title of the text. */
  title: z.string(),
  url: z.string().nullable(),
  status: SourceStatus,
  /** Why it is `waiting` or `failed`; null otherwise. */
  reason: PageOutcome.nullable(),
  /** When a `waiting` source goes on. */
  resumesAt: Instant.nullable(),
  counts: z.object({
    /** Pages found so far; those that were not read yet are `found - read - skipped - failed`. */
    found: z.number(),
    read: z.number(),
    skipped: z.number(),
    failed: z.number(),
    openDrafts: z.number(),
    acceptedDrafts: z.number(),
    rejectedDrafts: z.number(),
    passages: z.number(),
  }),
  /** How many pages the plan reads of it. */
  pageLimit: z.number(),
  /** Whether replies may rest on its text where no FAQ answers. */
  answersFromPassages: z.boolean(),
  /** Whether it is read again each week. */
  refreshesWeekly: z.boolean(),
  /** Whether the owner gets a mail about what a weekly refresh found. */
  mailsChanges: z.boolean(),
  /** The drafts that a model makes of its text, on the owner's key. */
  drafting: z.object({
    isOn: z.boolean(),
    isRunning: z.boolean(),
    /** Pages that no model has read as they are now. */
    pagesLeft: z.number(),
    /** The requests to the model that these pages take, at most. */
    requestsLeft: z.number(),
    /** What these cost, estimated in US dollars; null without a known price. */
    dollarsLeft: z.number().nullable(),
    /** What drafting has cost so far; null without a known price. */
    dollarsSpent: z.number().nullable(),
    /** Why it ended before the last page; null if it did not. */
    failure: z.enum(['key_rejected', 'unavailable']).nullable(),
  }),
  site: SiteFacts.nullable(),
  createdAt: Instant,
  /** When it was last read to its end. */
  readAt: Instant.nullable(),
});
export type Source = z.infer<typeof Source>;
