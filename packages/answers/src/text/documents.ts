import type { CitedPage, Knowledge, KnowledgePassage } from '../index-types.ts';
import { passagesOf } from './passages.ts';

/** What a search can find: an FAQ, a passage of the data, or one of a page. */
export type SourceDocument = {
  kind: 'faq' | 'data' | 'passage';
  /**
   * The path of a passage in the data; for an FAQ, whose position in the list identifies it, the
   * page that it was made from, or nothing; for a passage of a page, what identifies both
   * (`pathOf`).
   */
  path: string;
  /** The ways to ask for it; the first is its question or title. */
  wordings: readonly string[];
  /** What it answers. */
  body: string;
};

/** FAQs first, in their order, then the passages of the data, then those of pages. */
export const documentsOf = ({ faqs, data, passages = [] }: Knowledge): SourceDocument[] => [
  ...faqs.map(({ question, variants = [], answer, page }) => ({
    kind: 'faq' as const,
    // A document has no address for visitors to follow.
    path: page?.url ? pathOf({ ref: '', page }) : '',
    wordings: [question, ...variants],
    body: answer,
  })),
  ...passagesOf(data).map(({ path, title, text }) => ({
    kind: 'data' as const,
    path,
    wordings: [title],
    body: text,
  })),
  ...passages.map((passage) => ({
    kind: 'passage' as const,
    path: pathOf(passage),
    wordings: [passage.title],
    body: passage.text,
  })),
];

/** Everything of a passage that an index keeps beside its texts: one line each. */
const pathOf = ({ ref, page }: Pick<KnowledgePassage, 'ref' | 'page'>): string =>
  [ref, page.url ?? '', page.title].map((part) => part.replace(/\s+/g, ' ')).join('\n');

/** The reverse of `pathOf`. */
export const passageAt = (path: string): Pick<KnowledgePassage, 'ref' | 'page'> => {
  const [ref = '', url = '', title = ''] = path.split('\n');
  return { ref, page: { title, url: url === '' ? null : url } };
};

/** The page that an FAQ was made from, by its `path`. */
export const faqPageAt = (path: string): { page?: CitedPage } =>
  path === '' ? {} : { page: passageAt(path).page };
