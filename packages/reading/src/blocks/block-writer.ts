import { readingLimits } from '../reading-limits.ts';
import type { SourceBlock, SourcePair, SourceTable } from '../source-document.ts';
import { cleanLine, cleanLines } from '../text/clean-text.ts';
import { sentencesIn } from '../text/words.ts';

/**
 * Collects the blocks of a document in order, with ids and with the headings above each. Text
 * beyond the limit is left out.
 */
export const blockWriter = (prefix = 'b') => {
  const blocks: SourceBlock[] = [];
  const pairs: SourcePair[] = [];
  const headings: { level: number; text: string }[] = [];
  let characters = 0;
  let isCut = false;
  let page: number | undefined;

  const add = (block: Omit<SourceBlock, 'id' | 'headings' | 'page'>): void => {
    if (block.text === '') return;
    if (characters + block.text.length > readingLimits.characters) {
      isCut = true;
      return;
    }
    characters += block.text.length;
    blocks.push({
      id: `${prefix}${blocks.length + 1}`,
      ...block,
      headings: headings.map(({ text }) => text),
      ...(page === undefined ? {} : { page }),
    });
  };

  return {
    heading: (level: number, text: string): void => {
      const line = cleanLine(text);
      if (line === '') return;
      while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
      add({ kind: 'heading', level, text: line });
      headings.push({ level, text: line.slice(0, 200) });
    },
    paragraph: (text: string): void => {
      for (const part of partsOf(cleanLines(text))) add({ kind: 'paragraph', text: part });
    },
    list: (items: readonly string[]): void =>
      add({ kind: 'list', text: items.map(cleanLine).filter(Boolean).join('\n') }),
    table: ({ header, rows }: SourceTable): void => {
      const clean = (cells: readonly string[]) => cells.map(cleanLine);
      const table = { header: clean(header), rows: rows.map(clean) };
      const lines = [table.header, ...table.rows].map((cells) => cells.filter(Boolean).join(' | '));
      add({ kind: 'table', text: lines.filter(Boolean).join('\n'), table });
    },
    /** Notes that the blocks written since `from` answer a question. */
    pair: (origin: SourcePair['from'], question: string, from: number): void => {
      const answers = blocks.slice(from);
      const [first] = answers;
      const line = cleanLine(question);
      if (first === undefined || line === '' || pairs.length >= readingLimits.pairs) return;
      const answer = answers.map(({ text }) => text).join('\n');
      pairs.push({ from: origin, question: line, wordings: [], answer, blockId: first.id });
    },
    /** Ends the headings of this level and below, for example at the end of a panel. */
    endHeading: (level: number): void => {
      while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
    },
    /** The level of a heading under the current ones. */
    nextLevel: (): number => Math.min((headings.at(-1)?.level ?? 1) + 1, 6),
    startPage: (number: number): void => {
      page = number;
    },
    count: (): number => blocks.length,
    result: () => ({ blocks, pairs, isCut }),
  };
};

/** The longest paragraph, in characters; a text without paragraphs is divided after sentences. */
const longestParagraph = 4_000;

function partsOf(text: string): string[] {
  if (text.length <= longestParagraph) return [text];
  const parts: string[] = [];
  let part = '';
  for (const sentence of sentencesIn(text.slice(0, readingLimits.characters))) {
    for (let start = 0; start < sentence.length; start += longestParagraph) {
      const piece = sentence.slice(start, start + longestParagraph);
      if (part.length + piece.length < longestParagraph) part = part === '' ? piece : `${part} ${piece}`;
      else {
        parts.push(part);
        part = piece;
      }
    }
  }
  return [...parts, part];
}

export type BlockWriter = ReturnType<typeof blockWriter>;
