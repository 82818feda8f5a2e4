/** A paragraph, split where its quote begins and ends. */
export type MarkedParagraph = { before: string; quote: string; after: string };

/**
 * Finds the quote in its paragraph; spaces may differ. Where it is not found, the quote stands
 * alone.
 */
export function markedIn(paragraph: string, quote: string): MarkedParagraph {
  const words = quote.trim().split(/\s+/).map(escaped).join('\\s+');
  const found = words === '' ? null : new RegExp(words, 'u').exec(paragraph);
  if (found === null) return { before: '', quote, after: '' };
  return {
    before: paragraph.slice(0, found.index),
    quote: found[0],
    after: paragraph.slice(found.index + found[0].length),
  };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The number of words with which a text fragment names the start and the end of a long quote. */
const edgeWords = 5;

/** The address of a page that opens at the quote and marks it there, where the browser can. */
export function addressOfQuote(url: string, quote: string): string {
  const words = quote.trim().split(/\s+/).filter(Boolean);
  const page = url.replace(/#.*$/, '');
  if (words.length === 0) return page;
  const parts =
    words.length <= 2 * edgeWords ? [words] : [words.slice(0, edgeWords), words.slice(-edgeWords)];
  return `${page}#:~:text=${parts.map((part) => fragment(part.join(' '))).join(',')}`;
}

/** A hyphen has a meaning of its own in a text fragment. */
const fragment = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');
