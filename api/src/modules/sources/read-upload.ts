import type { SourceFormat } from '@askwell/contracts';
import type { Context } from 'koa';
import { readBytes } from '../../http/body.ts';
import type { Owner } from '../../kernel/owner.ts';
import { Problem } from '../../kernel/problem.ts';
import { documentTooLarge } from './add-source.ts';
import { sourcesPolicy } from './sources.policy.ts';

export type Upload = { name: string; format: SourceFormat; bytes: Buffer };

/**
 * Reads the file that is the body of a request. Its first bytes tell what it is, never its content
 * type. Throws `too_large`, and `invalid` for a file that cannot be read.
 */
export async function readUpload(ctx: Context, owner: Owner, name: string): Promise<Upload> {
  const bytes = await readBytes(ctx, sourcesPolicy.mostBytes(owner), (sent) => documentTooLarge(owner, sent));
  const format = formatOf(bytes, name);
  if (format === null) {
    const message =
      bytes.length === 0
        ? 'This file is empty.'
        : 'We can read PDF, Word (.docx), Markdown, text and CSV files. Please save it as one of these.';
    throw new Problem('invalid', { message, errors: [{ path: 'file', message }] });
  }
  return { name: nameOf(name), format, bytes };
}

/** Without folders and control characters. */
const nameOf = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}/gu, '')
    .trim() || 'Document';

function formatOf(bytes: Buffer, name: string): SourceFormat | null {
  if (bytes.length === 0) return null;
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    return bytes.includes('word/document.xml') ? 'docx' : null;
  }
  const isUtf16 = bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]));
  const isUtf16BigEndian = bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]));
  if (!isUtf16 && !isUtf16BigEndian && bytes.includes(0)) return null;
  if (/\.(csv|tsv)$/i.test(name)) return 'csv';
  return /\.(md|markdown)$/i.test(name) ? 'markdown' : 'text';
}
