/** A piece of running text. Text is always text: nothing here is ever read as HTML. */
export type Inline =
  | string
  | { kind: 'strong' | 'em' | 'del'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' };

/** Deeper nesting than people write stays literal, so that no text can exhaust the stack. */
const deepest = 6;

/**
 * Emphasis, code, links and line breaks of a paragraph. Looks for each mark's end once, so that the
 * time grows with the text's length.
 */
export const parseInline = (text: string, depth = 0): Inline[] => {
  const pieces: Inline[] = [];
  const unclosed = new Set<string>();
  let plain = '';
  let at = 0;
  const flush = () => {
    if (plain) pieces.push(plain);
    plain = '';
  };
  while (at < text.length) {
    const found = depth < deepest ? pieceAt(text, at, unclosed, depth) : undefined;
    if (found) {
      flush();
      pieces.push(...found.pieces);
      at = found.end;
    } else {
      if (text[at] === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) at += 1;
      plain += text[at] ?? '';
      at += 1;
    }
  }
  flush();
  return pieces;
};

type Found = { pieces: Inline[]; end: number };

const pieceAt = (text: string, at: number, unclosed: Set<string>, depth: number): Found | undefined => {
  switch (text[at]) {
    case '\n':
      return { pieces: [{ kind: 'break' }], end: at + 1 };
    case '`':
      return codeAt(text, at, unclosed);
    case '*':
    case '_':
    case '~':
      return emphasisAt(text, at, unclosed, depth);
    case '!':
      return text[at + 1] === '[' ? linkAt(text, at + 1, depth) : undefined;
    case '[':
      return linkAt(text, at, depth);
    case 'h':
    case 'H':
      return addressAt(text, at);
    default:
      return undefined;
  }
};

const codeAt = (text: string, at: number, unclosed: Set<string>): Found | undefined => {
  const [mark = ''] = /^`{1,3}/.exec(text.slice(at, at + 3)) ?? [];
  const start = at + mark.length;
  const end = unclosed.has(mark) ? -1 : text.indexOf(mark, start);
  if (end < 0) {
    unclosed.add(mark);
    return undefined;
  }
  return { pieces: [{ kind: 'code', text: text.slice(start, end).trim() }], end: end + mark.length };
};

const emphases = [
  ['**', 'strong'],
  ['__', 'strong'],
  ['~~', 'del'],
  ['*', 'em'],
  ['_', 'em'],
] as const;

const emphasisAt = (text: string, at: number, unclosed: Set<string>, depth: number): Found | undefined => {
  const [mark, kind] = emphases.find(([candidate]) => text.startsWith(candidate, at)) ?? [];
  if (!mark || !kind || unclosed.has(mark)) return undefined;
  const start = at + mark.length;
  const isWordInside = mark.startsWith('_') && /\w/.test(text[at - 1] ?? '');
  if (isWordInside || /^\s?$/.test(text[start] ?? '')) return undefined;
  for (let end = text.indexOf(mark, start + 1); end > 0; end = text.indexOf(mark, end + 1)) {
    const isDouble = mark.length === 1 && (text[end + 1] === mark || text[end - 1] === mark);
    const opensAgain = /\s/.test(text[end - 1] ?? '') || (mark[0] === '_' && /\w/.test(text[end + 1] ?? ''));
    if (isDouble || opensAgain) continue;
    // Of three in a row the first closes what is inside.
    const close = mark.length === 2 && text[end + 2] === mark[0] ? end + 1 : end;
    const children = parseInline(text.slice(start, close), depth + 1);
    return { pieces: [{ kind, children }], end: close + mark.length };
  }
  unclosed.add(mark);
  return undefined;
};

/**
 * `[label](address)`; an image is a link to it, since a page must not be made to fetch from
 * somewhere else.
 */
const linkAt = (text: string, at: number, depth: number): Found | undefined => {
  const match =
    /^\[([^\]\n]{1,500})\]\(\s*<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"\n]*")?\s*\)/.exec(
      text.slice(at, at + 3000),
    );
  if (!match) return undefined;
  const [whole, label = '', address = ''] = match;
  const children = parseInline(label, depth + 1).map(unlinked);
  const pieces: Inline[] = isSafe(address) ? [{ kind: 'link', href: address, children }] : children;
  return { pieces, end: at + whole.length };
};

/** A link inside a link's label is only its text. */
const unlinked = (piece: Inline): Inline =>
  typeof piece === 'object' && piece.kind === 'link' ? { kind: 'em', children: piece.children } : piece;

/** A bare web address, without the punctuation that ends the sentence around it. */
const addressAt = (text: string, at: number): Found | undefined => {
  if (/\w/.test(text[at - 1] ?? '')) return undefined;
  const [found] = /^https?:\/\/[^\s<>"'`]+/i.exec(text.slice(at, at + 2000)) ?? [];
  const href = found?.replace(/[.,;:!?*_~)\]}]+$/, '');
  if (!href || !isSafe(href)) return undefined;
  return { pieces: [{ kind: 'link', href, children: [href] }], end: at + href.length };
};

/**
 * An allow-list: web, mail and phone, and a path of the page's own site. Anything else is no link.
 */
export const isSafe = (address: string): boolean =>
  /^(https?:\/\/[^/]|mailto:.|tel:.|\/(?!\/))/i.test(address) &&
  // eslint-disable-next-line no-control-regex -- browsers drop control characters from addresses; nobody writes them
  !/[\s\\\u0000-\u001f\u007f]/.test(address);
