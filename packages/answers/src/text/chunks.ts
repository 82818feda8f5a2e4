/** A piece of a long text, with the Markdown headings above it. */
export type Chunk = { headings: readonly string[]; text: string };

/** In words. A paragraph that is longer than `most` is cut into chunks of about `wanted`. */
const most = 250;
const wanted = 185;

/**
 * Cuts a text into its paragraphs, and paragraphs of more than 250 words at ends of sentences, into
 * chunks of 120 to 250 words. Short paragraphs stay apart: each tends to be about a subject of its
 * own, and together they were found less often by questions about one (decision record 0005).
 */
export const chunksOf = (text: string): Chunk[] => {
  const chunks: Chunk[] = [];
  let headings: readonly string[] = [];
  for (const part of text.split(betweenParagraphs)) {
    const paragraph = part.trim();
    const [, marks = '', heading = ''] = /^(#{1,6}) +(\S.*)$/.exec(paragraph) ?? [];
    if (heading !== '') headings = [...headings.slice(0, marks.length - 1), heading];
    else if (paragraph !== '')
      chunks.push(...piecesOf(paragraph).map((piece) => ({ headings, text: piece })));
  }
  return chunks;
};

/** An empty line, and the line breaks before and after a heading. */
const betweenParagraphs = /\n\s*\n|\n(?=#{1,6} +\S)|\n(?<=^#{1,6} +\S.*\n)/m;

/** Pieces of about the same length, so that the last one is no shorter than the others. */
const piecesOf = (paragraph: string): string[] => {
  const length = wordsIn(paragraph);
  if (length <= most) return [paragraph];
  const size = length / Math.max(2, Math.round(length / wanted));
  const pieces: string[] = [];
  let words = 0;
  for (const sentence of sentencesOf(paragraph)) {
    const place = Math.floor(words / size);
    pieces[place] = (pieces[place] ?? '') + sentence;
    words += wordsIn(sentence);
  }
  return pieces.flatMap((piece) => piece.trim() || []);
};

/**
 * Sentences with the space after them; a longer run of words is cut after `longest` words. A point
 * before a small letter ends an abbreviation.
 */
const sentencesOf = (paragraph: string): string[] =>
  (paragraph.match(/.+?(?:[.!?।؟…]+["'”’)\]]*(?=\s+[^\s\p{Ll}])|[。！？]+[」』）]*|$)\s*/gsu) ?? []).flatMap(
    (sentence) => (wordsIn(sentence) <= longest ? [sentence] : (sentence.match(longestRun) ?? [])),
  );

const longest = 60;

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
/** In scripts without spaces, two characters count as a word; 80 letters do everywhere. */
const word = new RegExp(String.raw`[${unspaced}]{1,2}|[^\s${unspaced}]{1,80}`, 'gu');
const longestRun = new RegExp(
  String.raw`(?:(?:[${unspaced}]{1,2}|[^\s${unspaced}]{1,80})\s*){1,${longest}}`,
  'gu',
);

const wordsIn = (text: string): number => text.match(word)?.length ?? 0;
