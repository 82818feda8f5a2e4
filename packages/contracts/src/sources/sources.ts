import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf, Done } from '../contract/fields.ts';
import { Source, SourcePage } from './source.ts';
import { sourceLimits } from './source-limits.ts';

const addressMessage = 'Please enter a web address such as www.example.com';

/** A web address as people type it: `example.com` is taken for `https://example.com/`. */
export const Address = z
  .string(addressMessage)
  .trim()
  .min(1, addressMessage)
  .max(sourceLimits.url, addressMessage);

const Title = z
  .string('Please enter a title')
  .trim()
  .min(1, 'Please enter a title')
  .transform((title) => title.slice(0, sourceLimits.title));

const Text = z
  .string('Please enter a text')
  .trim()
  .min(1, 'Please enter a text')
  .max(sourceLimits.text, `A text holds at most ${sourceLimits.text.toLocaleString('en')} characters`);

export const NewSource = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('website'), url: Address }),
    z.object({ kind: z.literal('page'), url: Address }),
    z.object({ kind: z.literal('text'), title: Title, text: Text }),
  ],
  'Please choose a website, a page or a text',
);
export type NewSource = z.infer<typeof NewSource>;

const used = z.object({ used: z.number(), most: z.number() });

export const listSources = contract({
  method: 'get',
  path: '/api/chatbot/:id/sources',
  permission: 'view',
  access: 'read',
  summary: "A chatbot's sources, newest first, and what the plan holds.",
  response: dataOf({
    sources: z.array(Source),
    /** Of the account, over all its chatbots. A page counts as a website, a text as a document. */
    plan: z.object({
      websites: used,
      documents: used,
      pagesPerWebsite: z.number(),
      bytesPerDocument: z.number(),
    }),
    /** Addresses of pages that were read once, and that their website has no more. */
    removedPages: z.array(z.string()),
  }),
  errors: ['not_found'],
});

export const addSource = contract({
  method: 'post',
  path: '/api/chatbot/:id/sources',
  permission: 'edit',
  access: 'write',
  summary: 'Adds a website, a page or a text, and starts to read it.',
  body: NewSource,
  status: 201,
  response: dataOf({ source: Source }),
  errors: ['not_found', 'plan_limit', 'conflict'],
  limits: ['sourcePerAccount'],
});

/**
 * The body is the file itself, of any content type; what it is, its first bytes tell: PDF, DOCX,
 * or a text, which the name's ending tells to be Markdown or CSV.
 */
export const uploadSource = contract({
  method: 'post',
  path: '/api/chatbot/:id/sources/files',
  permission: 'edit',
  access: 'write',
  summary: 'Adds a document (PDF, DOCX, Markdown, text, CSV) and starts to read it. The body is the file.',
  query: z.object({
    /** The file's name, for the owner; folders in it are left out. */
    name: z
      .string()
      .trim()
      .transform((name) => name.slice(-sourceLimits.fileName))
      .default('Document'),
  }),
  status: 201,
  response: dataOf({ source: Source }),
  errors: ['not_found', 'plan_limit', 'too_large'],
  limits: ['sourcePerAccount'],
});

export const getSource = contract({
  method: 'get',
  path: '/api/chatbot/:chatbotId/sources/:id',
  permission: 'view',
  access: 'read',
  summary: 'One source with its pages and what became of each.',
  response: dataOf({ source: Source, pages: z.array(SourcePage) }),
  errors: ['not_found'],
});

export const updateSource = contract({
  method: 'put',
  path: '/api/chatbot/:chatbotId/sources/:id',
  permission: 'edit',
  access: 'write',
  summary: "Turns passages, the weekly refresh with its mail, and drafts on the owner's key on or off.",
  body: z
    .object({
      answersFromPassages: z.boolean(),
      refreshesWeekly: z.boolean(),
      mailsChanges: z.boolean(),
      /** Turned on, it begins at once with the pages that are left. */
      draftsWithModel: z.boolean(),
    })
    .partial(),
  response: dataOf({ source: Source }),
  errors: ['not_found', 'api_key_required'],
});

export const deleteSource = contract({
  method: 'delete',
  path: '/api/chatbot/:chatbotId/sources/:id',
  permission: 'edit',
  access: 'write',
  summary: 'Deletes a source with its passages and open drafts; accepted FAQs stay.',
  response: Done,
  errors: ['not_found'],
});

export const refreshSource = contract({
  method: 'post',
  path: '/api/chatbot/:chatbotId/sources/:id/refresh',
  permission: 'edit',
  access: 'write',
  summary: 'Reads a website or page again; what changed becomes drafts.',
  response: dataOf({ source: Source }),
  errors: ['not_found', 'conflict'],
  limits: ['sourceRunPerAccount'],
});

export const stopSource = contract({
  method: 'post',
  path: '/api/chatbot/:chatbotId/sources/:id/stop',
  permission: 'edit',
  access: 'write',
  summary: 'Stops the reading of a source; what was read stays.',
  response: dataOf({ source: Source }),
  errors: ['not_found'],
});

export const resumeSource = contract({
  method: 'post',
  path: '/api/chatbot/:chatbotId/sources/:id/resume',
  permission: 'edit',
  access: 'write',
  summary: 'Goes on where the reading of a source was stopped or failed.',
  response: dataOf({ source: Source }),
  errors: ['not_found'],
  limits: ['sourceRunPerAccount'],
});

/** The image is read again from its website and kept as an uploaded one is. */
export const takeSiteLogo = contract({
  method: 'post',
  path: '/api/chatbot/:chatbotId/sources/:id/logo',
  permission: 'edit',
  access: 'write',
  summary: "Replaces a chatbot's logo by the one that its website shows.",
  response: dataOf({
    /** The address of the image. */
    logo: z.url(),
  }),
  errors: ['invalid', 'not_found', 'premium_required'],
  limits: ['logoPerAccount'],
});

/** The events of a source that is read, by the name of the server-sent event. */
export type SourceEvents = {
  /** First, and whenever a count or the status has changed. */
  source: Source;
  /** Pages that are new or have changed since the event before. */
  pages: SourcePage[];
};

/** Server-sent events (`SourceEvents`); the stream ends when the source is not read any more. */
export const watchSource = contract({
  method: 'get',
  path: '/api/chatbot/:chatbotId/sources/:id/events',
  permission: 'view',
  access: 'read',
  summary: 'The progress of a source, as a stream of events that ends when it is read.',
  response: z.string(),
  errors: ['not_found', 'too_many_streams'],
});
