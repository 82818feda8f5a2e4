import { readHtml } from '../src/html/read-html.ts';
import type { SourceDocument } from '../src/source-document.ts';

export const address = 'https://shop.example/help/';

/** The document of a page that can be read. */
export const documentOf = (html: string, url = address): SourceDocument => {
  const outcome = readHtml(html, { url });
  if (outcome.outcome !== 'read') throw new Error(`The page was not read: ${outcome.outcome}`);
  return outcome.document;
};

export const textOf = (html: string): string =>
  documentOf(html)
    .blocks.map(({ text }) => text)
    .join('\n');
