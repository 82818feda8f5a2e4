import { readdirSync, readFileSync } from 'node:fs';
import { readHtml } from '../src/html/read-html.ts';
import { wordsIn } from '../src/text/words.ts';

const folder = new URL('pages/', import.meta.url);

export type PageFigures = { page: string; recall: number; precision: number; f1: number };

/** How much of the main text of each page of the set is read, and how little else, by words. */
export const extraction = (): PageFigures[] =>
  pages().map(({ page, html, expected }) => {
    const outcome = readHtml(html, { url: `https://${page}.example/` });
    const read = outcome.outcome === 'read' ? outcome.document.blocks.map(({ text }) => text).join('\n') : '';
    return { page, ...overlap(wordsIn(read), wordsIn(expected)) };
  });

/** The pages of the set, each with its main text as a person marked it. */
export const pages = (): { page: string; html: string; expected: string }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .toSorted()
    .map((file) => ({
      page: file.replace('.html', ''),
      html: readFileSync(new URL(file, folder), 'utf8'),
      expected: readFileSync(new URL(file.replace('.html', '.txt'), folder), 'utf8'),
    }));

/** The overlap of two bags of words. */
function overlap(read: readonly string[], expected: readonly string[]) {
  const left = new Map<string, number>();
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of read) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  const recall = common / Math.max(1, expected.length);
  const precision = common / Math.max(1, read.length);
  return { recall, precision, f1: common === 0 ? 0 : (2 * recall * precision) / (recall + precision) };
}
