const folded: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201B\u2032\u0060\u00B4\u02BC\u2039\u203A]/u, "'"],
  [/[\u201C-\u201F\u2033\u00AB\u00BB\u300C-\u300F]/u, '"'],
  [/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/u, '-'],
];

const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** Each character of the folded text with its place in the text. */
function* foldCharacters(text: string): Generator<{ folded: string; start: number; end: number }> {
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    if (!invisible.test(character)) {
      const plain = folded.find(([pattern]) => pattern.test(character))?.[1] ?? character.normalize('NFKC');
      yield { folded: /^\s+$/u.test(plain) ? ' ' : plain, start, end };
    }
    start = end;
  }
}

const isPlainAscii = (text: string): boolean => /^[\x21-\x5F\x61-\x7E ]*$/.test(text);

/**
 * A text with one form of quotes, dashes, widths and white space, so that a quote can be found in a
 * document that is typeset differently. Case stays.
 */
export const foldText = (text: string): string => {
  const source = text.normalize('NFC');
  if (isPlainAscii(source)) return source.replace(/ +/g, ' ').trim();
  let result = '';
  for (const { folded: part } of foldCharacters(source)) result += part;
  return result.replace(/\s+/g, ' ').trim();
};

/** The part of a text that is equal to the quote after folding; null if the text has none. */
export const literalQuote = (text: string, quote: string): string | null => {
  const wanted = foldText(quote);
  if (wanted === '') return null;
  if (text.includes(quote)) return quote;
  let all = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { folded: part, start, end } of foldCharacters(text)) {
    for (const unit of part) {
      if (unit === ' ' && all.endsWith(' ')) continue;
      for (let index = 0; index < unit.length; index += 1) {
        starts.push(start);
        ends.push(end);
      }
      all += unit;
    }
  }
  const from = all.indexOf(wanted);
  if (from === -1) return null;
  return text.slice(starts[from], ends[from + wanted.length - 1]);
};
