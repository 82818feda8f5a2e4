import { parseInline, type Inline } from './inline.ts';

export type Block =
  | { kind: 'paragraph' | 'heading'; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'table'; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

const fence = /^ {0,3}(```+|~~~+)/;
const heading = /^ {0,3}#{1,6} +(.*?)#*\s*$/;
const rule = /^ {0,3}([-*_])( *\1){2,} *$/;
const quote = /^ {0,3}> ?/;
const item = /^( {0,3})([-*+•]|(\d{1,9})[.)])( +|$)/;
const row = /^ {0,3}\|(.*)\|\s*$/;

/** Deeper nesting than people write becomes plain paragraphs. */
const deepest = 4;

/** The blocks of the small part of Markdown that language models use. */
export const parseBlocks = (text: string, depth = 0): Block[] => {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, '    ').split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const { block, next } = blockAt(lines, at, depth);
    if (block) blocks.push(block);
    at = next;
  }
  return blocks;
};

type Found = { block?: Block; next: number };

const blockAt = (lines: string[], at: number, depth: number): Found => {
  const line = lines[at] ?? '';
  if (!line.trim()) return { next: at + 1 };
  if (fence.test(line)) return codeAt(lines, at);
  if (rule.test(line)) return { block: { kind: 'rule' }, next: at + 1 };
  const title = heading.exec(line)?.[1];
  if (title !== undefined) return { block: { kind: 'heading', children: parseInline(title) }, next: at + 1 };
  if (row.test(line)) return tableAt(lines, at);
  if (depth < deepest && quote.test(line)) return quoteAt(lines, at, depth);
  if (depth < deepest && item.test(line)) return listAt(lines, at, depth);
  return paragraphAt(lines, at);
};

/** A fence that never closes holds the rest, so that code can be seen while it streams in. */
const codeAt = (lines: string[], at: number): Found => {
  const mark = fence.exec(lines[at] ?? '')?.[1] ?? '```';
  const end = lines.findIndex((line, index) => index > at && line.trim().startsWith(mark));
  const last = end < 0 ? lines.length : end;
  return { block: { kind: 'code', text: lines.slice(at + 1, last).join('\n') }, next: last + 1 };
};

const tableAt = (lines: string[], at: number): Found => {
  const next = endOf(lines, at, (line) => row.test(line));
  const rows = lines
    .slice(at, next)
    .map((line) => row.exec(line)?.[1] ?? '')
    .filter((cells) => !/^[\s:|-]+$/.test(cells))
    .map((cells) => cells.split('|').map((cell) => parseInline(cell.trim())));
  return { block: { kind: 'table', rows }, next };
};

const quoteAt = (lines: string[], at: number, depth: number): Found => {
  const next = endOf(lines, at, (line) => quote.test(line));
  const inner = lines.slice(at, next).map((line) => line.replace(quote, ''));
  return { block: { kind: 'quote', children: parseBlocks(inner.join('\n'), depth + 1) }, next };
};

/**
 * An item goes on over indented lines, which may hold a list of their own, and over empty lines
 * between items.
 */
const listAt = (lines: string[], at: number, depth: number): Found => {
  const [, , mark = '', number] = item.exec(lines[at] ?? '') ?? [];
  const isSameList = (line: string) => {
    const other = item.exec(line);
    return other !== null && (number === undefined ? other[2] === mark : other[3] !== undefined);
  };
  const items: string[][] = [];
  let next = at;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    if (isSameList(line) && !rule.test(line)) items.push([line.replace(item, '')]);
    else if (/^ {2,}\S/.test(line)) items.at(-1)?.push(line.replace(/^ {2,4}/, ''));
    else if (line.trim() || !continues(lines, next, isSameList)) break;
    else items.at(-1)?.push('');
  }
  return {
    block: {
      kind: 'list',
      isOrdered: number !== undefined,
      start: Number(number ?? 1),
      items: items.map((content) => parseBlocks(content.join('\n'), depth + 1)),
    },
    next,
  };
};

/** Whether a list goes on after the empty line. */
const continues = (lines: string[], at: number, isSameList: (line: string) => boolean): boolean => {
  const following = lines[at + 1] ?? '';
  return isSameList(following) || /^ {2,}\S/.test(following);
};

const paragraphAt = (lines: string[], at: number): Found => {
  const isParagraph = (line: string) =>
    line.trim() !== '' && ![fence, rule, heading, quote, item, row].some((start) => start.test(line));
  const next = Math.max(at + 1, endOf(lines, at, isParagraph));
  const text = lines.slice(at, next).map((line) => line.trim());
  return { block: { kind: 'paragraph', children: parseInline(text.join('\n')) }, next };
};

/** The index of the first line after `at` that no longer belongs. */
const endOf = (lines: string[], at: number, belongs: (line: string) => boolean): number => {
  const end = lines.findIndex((line, index) => index > at && !belongs(line));
  return end < 0 ? lines.length : end;
};
