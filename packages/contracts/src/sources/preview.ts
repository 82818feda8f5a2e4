import { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { dataOf } from '../contract/fields.ts';
import { PageOutcome, SiteFacts } from './source.ts';
import { Address } from './sources.ts';

/** A question that a page answers, and the words of the page that the answer rests on. */
export const PreviewAnswer = z.object({
  question: z.string(),
  answer: z.string(),
  /** The words of the page, exactly. */
  quote: z.string(),
});
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

export const WebsitePreview = z.object({
  page: z.object({
    title: z.string(),
    /** After redirects. */
    url: z.string(),
  }),
  site: SiteFacts,
  /** Three at most; none where the page could not be read. */
  answers: z.array(PreviewAnswer),
  /** `read`, or why the page could not be read. */
  outcome: PageOutcome,
});
export type WebsitePreview = z.infer<typeof WebsitePreview>;

/**
 * For people without an account: fetches this one page, asks no model and stores nothing of it.
 * robots.txt is obeyed.
 */
export const previewWebsite = contract({
  method: 'post',
  path: '/api/sources/preview',
  audience: 'public',
  summary: 'Answers three questions from one page of a website, without an account.',
  body: z.object({ url: Address }),
  response: dataOf({ preview: WebsitePreview }),
  limits: ['previewPerAddress', 'previewInAll'],
});
