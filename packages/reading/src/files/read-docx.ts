import { Parser } from 'htmlparser2';
import mammoth from 'mammoth';
import { blockWriter } from '../blocks/block-writer.ts';
import { contentOf, zipEntries } from '../bytes/zip.ts';
import { parsePage } from '../html/dom.ts';
import { scanHtml } from '../html/scan-html.ts';
import { writeBlocks } from '../html/write-blocks.ts';
import { documentOutcome } from '../plain-document.ts';
import { readingLimits } from '../reading-limits.ts';
import type { ReadOutcome } from '../source-document.ts';

/** From the text to a note, such as `[1]`, and back. */
const noteLinks = ['footnote-ref', 'endnote-ref']
  .map((name) => `a[id^="${name}"], a[href^="#${name}"]`)
  .join(', ');

/** Pictures are left out without being read. */
const noPictures = mammoth.images.imgElement(async () => Promise.resolve({ src: '' }));

/** Reads a Word file. Takes seconds for a file at the limits: call it in a worker. */
export const readDocx = async (bytes: Uint8Array): Promise<ReadOutcome> => {
  const refusal = refusalOf(bytes);
  if (refusal !== null) return { outcome: refusal };
  const html = await toHtml(bytes);
  if (html === null) return { outcome: 'not_a_document' };
  const writer = blockWriter();
  const { elements, depth, text } = scanHtml(html);
  if (elements > readingLimits.elements || depth > readingLimits.depth) writer.paragraph(text);
  else {
    const page = parsePage(`<body>${html}</body>`);
    for (const link of page.querySelectorAll(noteLinks)) link.remove();
    writeBlocks(page.body, writer);
  }
  return documentOutcome(writer.result());
};

async function toHtml(bytes: Uint8Array): Promise<string | null> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
      { convertImage: noPictures, externalFileAccess: false },
    );
    return value;
  } catch {
    return null;
  }
}

/**
 * Why a file would take too long or too much memory. What the archive says about sizes is not
 * believed: each part is unpacked up to the limit. Any of them may be the document, whatever its
 * name is: the relationships in the file decide.
 */
function refusalOf(bytes: Uint8Array): 'too_large' | 'not_a_document' | null {
  const entries = zipEntries(bytes);
  if (entries === null) return 'not_a_document';
  if (entries.length > readingLimits.docxEntries) return 'too_large';
  let left: number = readingLimits.docxBytes;
  for (const part of entries) {
    const isXml = /\.(xml|rels)$/i.test(part.name);
    const content = contentOf(bytes, part, isXml ? Math.min(left, readingLimits.docxTextBytes) : left);
    if (content === null) return 'too_large';
    left -= content.length;
    if (part.name === 'word/document.xml' && isTooComplex(content)) return 'too_large';
  }
  return null;
}

function isTooComplex(xml: Buffer): boolean {
  let paragraphs = 0;
  let depth = 0;
  let deepest = 0;
  const parser = new Parser(
    {
      onopentag: (name) => {
        depth += 1;
        deepest = Math.max(deepest, depth);
        if (name === 'w:p') paragraphs += 1;
      },
      onclosetag: () => {
        depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml.toString('utf8'));
  return paragraphs > readingLimits.docxParagraphs || deepest > readingLimits.depth;
}
