import type { Knowledge } from '../index-types.ts';
import { passagesOf } from './passages.ts';

/** What a search can find: an FAQ or a passage of the data. */
export type SourceDocument = {
  kind: 'faq' | 'data';
  /**
   * The path of a passage in the data; empty for an FAQ, whose position in the list identifies it.
   */
  path: string;
  /** The ways to ask for it; the first is its question or title. */
  wordings: readonly string[];
  /** What it answers. */
  body: string;
};

/** FAQs first, in their order, then the passages of the data. */
export const documentsOf = ({ faqs, data }: Knowledge): SourceDocument[] => [
  ...faqs.map(({ question, variants = [], answer }) => ({
    kind: 'faq' as const,
    path: '',
    wordings: [question, ...variants],
    body: answer,
  })),
  ...passagesOf(data).map(({ path, title, text }) => ({
    kind: 'data' as const,
    path,
    wordings: [title],
    body: text,
  })),
];
