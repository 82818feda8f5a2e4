import { getDocumentProxy } from 'unpdf';
import { blockWriter, type BlockWriter } from '../blocks/block-writer.ts';
import { documentOutcome } from '../plain-document.ts';
import { readingLimits } from '../reading-limits.ts';
import type { ReadOutcome } from '../source-document.ts';
import { countWords } from '../text/words.ts';
import { bodyHeight, linesOf, withoutRepeated, type PdfLine } from './pdf-lines.ts';

/** Fewer words a page than this are the captions of pictures of text. */
const leastWordsPerPage = 5;

/** Reads the text of a PDF with its pages. Takes seconds: call it in a worker. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadOutcome> => {
  const opened = await openPdf(bytes);
  if ('outcome' in opened) return opened;
  const { pdf } = opened;
  try {
    if (pdf.numPages > readingLimits.pdfPages) return { outcome: 'too_large' };
    const pages: PdfLine[][] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages && characters < readingLimits.characters; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const lines = linesOf(
        items.flatMap((item) => ('str' in item ? [item] : [])),
        number,
      );
      pages.push(lines);
      characters += lines.reduce((sum, { text }) => sum + text.length, 0);
      page.cleanup();
    }
    const text = pages
      .flat()
      .map((line) => line.text)
      .join('\n');
    // What a form says that only Adobe's reader can show.
    const isPlaceholder = /please wait\.\.\.\s+if this message is not eventually replaced/i.test(text);
    if (isPlaceholder || countWords(text) < leastWordsPerPage * pages.length) return { outcome: 'scanned' };
    const writer = blockWriter();
    writeLines(withoutRepeated(pages), writer);
    return documentOutcome(writer.result());
  } catch {
    return { outcome: 'not_a_document' };
  } finally {
    await pdf.loadingTask.destroy();
  }
};

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function openPdf(bytes: Uint8Array): Promise<{ pdf: Pdf } | ReadOutcome> {
  const hadNavigator = 'navigator' in globalThis;
  try {
    // The bytes are given away: PDF.js moves them to itself.
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), {
      isEvalSupported: false,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
    });
    return { pdf };
  } catch (error) {
    return {
      outcome: error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'not_a_document',
    };
  } finally {
    // PDF.js defines it, and other code would take Node for a browser.
    if (!hadNavigator) Reflect.deleteProperty(globalThis, 'navigator');
  }
}

const bullet = /^\s*(?:[•▪◦‣●○■□–*-]|\d{1,2}[.)])\s+/;

/** Writes lines as headings, which are larger than the text, as lists and as paragraphs. */
function writeLines(pages: readonly (readonly PdfLine[])[], writer: BlockWriter): void {
  const all = pages.flat();
  const body = bodyHeight(all);
  const isHeading = ({ height, text }: PdfLine) => height >= body * 1.15 && text.length <= 200;
  const sizes = [...new Set(all.filter(isHeading).map(sizeOf))].toSorted((one, other) => other - one);
  let paragraph = '';
  let items: string[] = [];
  let last: PdfLine | null = null;
  let title: { text: string; line: PdfLine } | null = null;

  const flush = () => {
    if (title) writer.heading(Math.min(sizes.indexOf(sizeOf(title.line)) + 1, 5), normal(title.text));
    writer.paragraph(normal(paragraph));
    writer.list(items.map(normal));
    paragraph = '';
    items = [];
    title = null;
  };

  for (const line of all) {
    if (last?.page !== line.page) {
      flush();
      writer.startPage(line.page);
    }
    const isNext: boolean = last !== null && last.page === line.page && last.y - line.y < line.height * 2.2;
    if (isHeading(line)) {
      const goesOn = title !== null && isNext && sizeOf(title.line) === sizeOf(line);
      if (!goesOn) flush();
      title = { text: title === null ? line.text : `${title.text} ${line.text}`, line };
    } else if (bullet.test(line.text)) {
      if (title !== null || paragraph !== '') flush();
      items.push(line.text.replace(bullet, ''));
    } else {
      const isNewParagraph: boolean =
        title !== null || last === null || last.y - line.y > lineStep(last, line) || isNextColumn(last, line);
      if (isNewParagraph) flush();
      if (items.length > 0) items.push(joined(items.pop() ?? '', line.text));
      else paragraph = joined(paragraph, line.text);
    }
    last = line;
  }
  flush();
}

const sizeOf = ({ height }: PdfLine): number => Math.round(height);

/** A larger gap than this begins a paragraph. */
const lineStep = (one: PdfLine, other: PdfLine): number => Math.max(one.height, other.height) * 1.75;

/** A line further up begins a column, unless its sentence goes on there. */
const isNextColumn = (one: PdfLine, other: PdfLine): boolean =>
  other.y > one.y + one.height && !/^\p{Ll}/u.test(other.text);

/** A word that is divided at the end of a line is joined. */
const joined = (before: string, line: string): string => {
  if (before === '') return line;
  if (/\p{L}[-\u00AD]$/u.test(before) && /^\p{Ll}/u.test(line)) return before.slice(0, -1) + line;
  return `${before} ${line}`;
};

/** Arabic comes in presentation forms, Latin with ligatures. */
const normal = (text: string): string => text.normalize('NFKC');
