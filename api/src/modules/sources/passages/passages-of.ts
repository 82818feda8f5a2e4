import type { SourceBlock } from '@askwell/reading';
import type { KnowledgePassage } from '@askwell/answers';

type Page = { id: string; title: string; url: string | null; blocks: readonly SourceBlock[] };

/** In characters. A passage ends with a paragraph, or a sentence of a very long one. */
const wantedLength = 800;
const longest = 1_200;
const rowsPerPassage = 10;
/** A heading alone says nothing. */
const shortest = 20;

/**
 * Cuts a page into passages: never over two headings, at paragraphs, tables by ten rows with their
 * header. Each names its page and its headings, which are searched with it.
 */
export function passagesOf({ id, title, url, blocks }: Page): KnowledgePassage[] {
  const passages: KnowledgePassage[] = [];
  let texts: string[] = [];
  let headings: readonly string[] = [];

  const end = () => {
    const text = texts.join('\n').trim();
    texts = [];
    if (text.length < shortest) return;
    const path = [title, ...headings.filter((heading) => heading !== title)].filter(Boolean);
    const ref = `${id}#${passages.length}`;
    passages.push({ ref, title: path.join(' › ').slice(0, 300), text, page: { title, url } });
  };

  for (const block of blocks) {
    const above = block.kind === 'heading' ? [...block.headings, block.text] : block.headings;
    if (!isSame(above, headings)) end();
    headings = above;
    if (block.kind === 'heading') continue;
    if (block.kind === 'table') end();
    for (const piece of piecesOf(block)) {
      const length = texts.reduce((sum, text) => sum + text.length, 0);
      if (texts.length > 0 && length + piece.length > wantedLength) end();
      texts.push(piece);
    }
    if (block.kind === 'table') end();
  }
  end();
  return passages;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, place) => text === other[place]);

function piecesOf({ kind, text, table }: SourceBlock): string[] {
  if (kind !== 'table' && kind !== 'list') return sentencePieces(text);
  const lines = text.split('\n');
  const header = table && table.header.length > 0 ? lines.slice(0, 1) : [];
  const rows = lines.slice(header.length);
  const pieces: string[] = [];
  for (let at = 0; at < rows.length; at += rowsPerPassage) {
    const piece = [...header, ...rows.slice(at, at + rowsPerPassage)].join('\n');
    pieces.push(...(piece.length > 2 * longest ? sentencePieces(piece) : [piece]));
  }
  return pieces;
}

/** A long paragraph by its sentences; what has no sentences by its length. */
function sentencePieces(text: string): string[] {
  if (text.length <= longest) return [text];
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of text.match(/[^.!?。！？]{1,800}[.!?。！？]*\s*/gu) ?? []) {
    if (piece !== '' && piece.length + sentence.length > longest) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += sentence;
  }
  return [...pieces, piece.trim()].filter(Boolean);
}
