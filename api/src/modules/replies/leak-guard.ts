/** So many letters in a row are no accident. */
const leak = 48;
/** What of a text is compared at once; shorter ones stand in many a sentence. */
const gram = 14;
/** Of a random secret, the first letters that make it suspicious, and those that give it away. */
const head = { suspicious: 6, certain: 12 };

/**
 * Watches that what was told in secret is not said aloud: a reply may not hold `leak` letters of it in a row. Only letters and
 * digits count, so that capitals, spaces and line breaks hide nothing; it is also known backwards and in base64. Made once for
 * one text, it guards any number of replies.
 */
export const leakGuard = (text: string) => {
  const grams = new Set(formsOf(text).flatMap(gramsOf));

  /**
   * The pieces of a reply up to a leak, of which nothing is passed on but its first few letters; `isLeaking` tells of it.
   * `secrets` are random ones of this request.
   */
  return (pieces: AsyncIterable<string>, secrets: readonly string[]) => {
    const heads = secrets.map(lettersOf).flatMap((letters) => [letters, backwards(letters)]);
    const begins = (window: string) =>
      heads.some((letters) => window.includes(letters.slice(0, head.suspicious)));
    const ends = (window: string) => heads.some((letters) => window.endsWith(letters.slice(0, head.certain)));
    let isLeaking = false;
    return {
      isLeaking: () => isLeaking,
      text: (async function* () {
        let window = '';
        let run = 0;
        let held = '';
        for await (const piece of pieces) {
          let from = 0;
          for (let at = 0; at < piece.length; at += 1) {
            const letter = (piece[at] ?? '').toLowerCase();
            if (!isLetter.test(letter)) continue;
            window = (window + letter).slice(-gram);
            const isKnown = grams.has(window) || begins(window);
            if (isKnown && run === 0) {
              // From here on it waits, until it turns out to be an accident or not.
              const start = Math.max(from, at - gram);
              const before = held + piece.slice(from, start);
              [held, from] = ['', start];
              if (before !== '') yield before;
            }
            run = isKnown ? run + 1 : 0;
            isLeaking = run + gram - 1 >= leak || ends(window);
            if (isLeaking) return;
          }
          held += piece.slice(from);
          if (run > 0) continue;
          if (held !== '') yield held;
          held = '';
        }
        if (held !== '') yield held;
      })(),
    };
  };
};

const isLetter = /[\p{L}\p{N}]/u;

const lettersOf = (text: string): string =>
  Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]/gu)).join('');

const formsOf = (secret: string): string[] => [
  lettersOf(secret),
  backwards(lettersOf(secret)),
  // A text begins at any of three places in the groups of base64.
  ...['', ' ', '  '].map((shift) => lettersOf(Buffer.from(shift + secret).toString('base64'))),
];

const backwards = (text: string): string => Array.from(text).toReversed().join('');

const gramsOf = (letters: string): string[] =>
  Array.from({ length: Math.max(0, letters.length - gram + 1) }, (_, at) => letters.slice(at, at + gram));
