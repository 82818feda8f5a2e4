import { z } from 'zod';
import { Faq } from '../chatbots/knowledge-base.ts';
import { contract } from '../contract/contract.ts';
import { dataOf, Id } from '../contract/fields.ts';
import { sourceLimits } from './source-limits.ts';

export const DraftState = z.enum(['open', 'accepted', 'rejected']);
export type DraftState = z.infer<typeof DraftState>;

/** Which part of a page a draft was made from. */
export const DraftOrigin = z.enum([
  'structured_data',
  'rows',
  'details',
  'definition',
  'heading',
  'table',
  'model',
]);
export type DraftOrigin = z.infer<typeof DraftOrigin>;

/** An FAQ that a source proposes, with the sentence that supports it. */
export const SourceDraft = z.object({
  id: z.string(),
  sourceId: z.string(),
  page: z.object({ id: z.string(), title: z.string(), url: z.string().nullable() }),
  question: z.string(),
  /** Other wordings of the question. */
  wordings: z.array(z.string()),
  answer: z.string(),
  /** The words of the page, exactly. */
  quote: z.string(),
  /** The text around the quote, which contains it; equal to it where only metadata has it. */
  paragraph: z.string(),
  /** Whether only the page's metadata says so, and none of its visitors can read it. */
  isMetadata: z.boolean(),
  /** The headings above the quote, outermost first. */
  headings: z.array(z.string()),
  /** The page of a PDF, from 1. */
  pageNumber: z.number().nullable(),
  from: DraftOrigin,
  state: DraftState,
  /** Whether its owner changed the text. */
  isEdited: z.boolean(),
  /**
   * The FAQ that accepting it changes, as it is now: its question is taken already, or the page has
   * changed since it was accepted. Null for a draft that adds an FAQ.
   */
  changes: z.object({ question: z.string(), answer: z.string(), variants: z.array(z.string()) }).nullable(),
  /** Whether the page that supports an accepted draft is gone. */
  isPageRemoved: z.boolean(),
});
export type SourceDraft = z.infer<typeof SourceDraft>;

export const listDrafts = contract({
  method: 'get',
  path: '/api/chatbot/:id/drafts',
  permission: 'view',
  access: 'read',
  summary: "The drafts of a chatbot's sources, in the order of their pages, a hundred at a time.",
  query: z.object({
    state: DraftState.default('open'),
    /** Only of this source. */
    source: Id.optional(),
    /** `next` of the list before. */
    after: z.string().max(60).optional(),
  }),
  response: dataOf({
    drafts: z.array(SourceDraft),
    counts: z.object({ open: z.number(), accepted: z.number(), rejected: z.number() }),
    next: z.string().nullable(),
  }),
  errors: ['not_found'],
});

const drafts = z
  .array(Id)
  .min(1, 'Please choose the drafts')
  .max(sourceLimits.draftsPerCall, 'Please choose the drafts');

/**
 * What a decision about drafts did; a draft that was decided elsewhere meanwhile is in neither
 * list.
 */
const decided = {
  drafts: z.array(SourceDraft),
  /** Those of them that could not be decided so, each with a sentence. */
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
  /** Of the chatbot, after it: the editor's next save names it. */
  revision: z.number(),
  faqCount: z.number(),
  openDrafts: z.number(),
};

/**
 * Writes drafts into the chatbot's knowledge base, on top of what is saved there. `page` accepts
 * all open drafts of a page instead.
 */
export const acceptDrafts = contract({
  method: 'post',
  path: '/api/chatbot/:id/drafts/accept',
  permission: 'edit',
  access: 'write',
  summary: 'Accepts drafts as changes of FAQs or as new ones: those named, or all of one page.',
  body: z.union(
    [
      z.object({
        drafts,
        /** Adds FAQs, also of drafts that would change one that asks something else. */
        isNew: z.boolean().default(false),
      }),
      z.object({ page: Id }),
    ],
    'Please choose the drafts',
  ),
  response: dataOf(decided),
  errors: ['not_found', 'conflict'],
});

export const rejectDrafts = contract({
  method: 'post',
  path: '/api/chatbot/:id/drafts/reject',
  permission: 'edit',
  access: 'write',
  summary: 'Rejects drafts; they are not proposed again.',
  body: z.object({ drafts }),
  response: dataOf(decided),
  errors: ['not_found'],
});

/**
 * Undoes decisions: accepted drafts leave the knowledge base, or give back the FAQ that they
 * changed, unless it was edited since; all become open again.
 */
export const reopenDrafts = contract({
  method: 'post',
  path: '/api/chatbot/:id/drafts/reopen',
  permission: 'edit',
  access: 'write',
  summary: 'Undoes the acceptance or rejection of drafts.',
  body: z.object({ drafts }),
  response: dataOf(decided),
  errors: ['not_found', 'conflict'],
});

export const editDraft = contract({
  method: 'put',
  path: '/api/chatbot/:chatbotId/drafts/:id',
  permission: 'edit',
  access: 'write',
  summary: 'Changes the text of an open draft.',
  body: z
    .object({ question: Faq.shape.question, answer: Faq.shape.answer, wordings: Faq.shape.variants.unwrap() })
    .partial(),
  response: dataOf({ draft: SourceDraft }),
  errors: ['not_found', 'conflict'],
});
