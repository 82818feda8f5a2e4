import { decodeBytes } from './bytes/decode-bytes.ts';
import { kindOfBytes } from './bytes/kind-of-bytes.ts';
import { readCsv } from './files/read-csv.ts';
import { readMarkdown } from './files/read-markdown.ts';
import { readText } from './files/read-text.ts';
import { readHtml } from './html/read-html.ts';
import { readingLimits } from './reading-limits.ts';
import type { ReadOutcome } from './source-document.ts';

export type SourceInput = {
  bytes: Uint8Array;
  /** The header of the answer, for its charset and to tell Markdown and CSV from text. */
  contentType?: string | null;
  /** The address of a page after redirects. */
  url?: string;
  /** The status of the answer with a page. */
  status?: number;
  /** The name of a file; only its ending counts, and only for text. */
  name?: string;
};

/** Reads a page or a file of any kind that Askwell reads, by what its bytes are. */
export const readSource = async ({
  bytes,
  contentType = null,
  url,
  status = 200,
  name = '',
}: SourceInput): Promise<ReadOutcome> => {
  if (bytes.byteLength === 0) return { outcome: 'empty' };
  if (bytes.byteLength > readingLimits.fileBytes) return { outcome: 'too_large' };
  const kind = kindOfBytes(bytes);
  // Most documents are pages: the readers of files are loaded with the first file.
  if (kind === 'pdf') return (await import('./files/read-pdf.ts')).readPdf(bytes);
  if (kind === 'docx') return (await import('./files/read-docx.ts')).readDocx(bytes);
  if (kind !== 'html' && kind !== 'text') return { outcome: kind };
  const { text } = decodeBytes(bytes, contentType);
  if (text.includes('\0')) return { outcome: 'not_a_document' };
  const isPage = kind === 'html' || /html/i.test(contentType ?? '');
  if (isPage) return readHtml(text, { url: url ?? 'https://document.invalid/', status });
  // More than this is left out anyway.
  const start = text.slice(0, 2 * readingLimits.characters);
  const ending = /\.(\w+)$/
    .exec(name || (url === undefined ? '' : new URL(url).pathname))?.[1]
    ?.toLowerCase();
  if (ending === 'md' || ending === 'markdown' || /markdown/i.test(contentType ?? ''))
    return readMarkdown(start);
  if (ending === 'csv' || ending === 'tsv' || /text\/(csv|tab-separated-values)/i.test(contentType ?? ''))
    return readCsv(start);
  return readText(start);
};
