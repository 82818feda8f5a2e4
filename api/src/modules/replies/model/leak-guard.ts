/** How many consecutive letters of the text are a leak and not a coincidence. */
const leak = 48;
/** The length of the n-grams that are compared; shorter ones occur in ordinary sentences. */
const gram = 14;
/** How many leading letters of a random secret hold a reply back, and how many end it. */
const head = { suspicious: 6, certain: 12 };
/** Wherever blocks of this length are cut from a text, each n-gram in it holds a whole one. */
const block = gram / 2;

/**
 * Stops replies that contain `leak` consecutive letters of a confidential text. Only letters and
 * digits are compared, so case, spaces and line breaks hide nothing; the text is also recognized
 * backwards and in base64. One guard serves any number of replies.
 */
export const leakGuard = (text: string) => {
  const forms = formsOf(text);
  const grams = new Set(forms.flatMap((letters) => gramsOf(letters, gram)));
  const blocks = new Set(forms.flatMap((letters) => gramsOf(letters, block)));

  /**
   * The pieces of a reply up to a leak, of which at most the first few letters are passed on;
   * `isLeaking` then is true. `secrets` are random ones of this request.
   */
  return (pieces: AsyncIterable<string>, secrets: readonly string[]) => {
    const heads = secrets
      .map(lettersOf)
      .flatMap((letters) => [letters, backwards(letters.slice(-head.certain))]);
    const suspicious = heads.map((letters) => letters.slice(0, head.suspicious));
    const certain = heads.map((letters) => letters.slice(0, head.certain));
    const begins = (window: string) => suspicious.some((letters) => window.includes(letters));
    const ends = (window: string) => certain.some((letters) => window.endsWith(letters));
    /** False where no letter of the text ends an n-gram or follows a head: nearly everywhere. */
    const isSuspect = (letters: string) => {
      for (let at = 0; at + block <= letters.length; at += block) {
        if (blocks.has(letters.slice(at, at + block))) return true;
      }
      return begins(letters);
    };
    let isLeaking = false;
    return {
      isLeaking: () => isLeaking,
      text: (async function* () {
        let window = '';
        let run = 0;
        let held = '';
        for await (const piece of pieces) {
          const letters = window.slice(1 - gram) + unitsOf(piece);
          if (run === 0 && !isSuspect(letters)) {
            window = letters.slice(-gram);
            if (piece !== '') yield piece;
            continue;
          }
          let from = 0;
          for (let at = 0; at < piece.length; at += 1) {
            const letter = (piece[at] ?? '').toLowerCase();
            if (!isLetter.test(letter)) continue;
            window = (window + letter).slice(-gram);
            const isKnown = grams.has(window) || begins(window);
            if (isKnown && run === 0) {
              // From here on text is held back until it is clear whether it leaks.
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

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The letters of a piece, each read alone, since a piece may end within a pair of surrogates. */
const unitsOf = (piece: string): string =>
  /^\p{ASCII}*$/u.test(piece)
    ? piece.toLowerCase().replace(/[^a-z\d]+/g, '')
    : Array.from({ length: piece.length }, (_, at) => (piece[at] ?? '').toLowerCase())
        .filter((unit) => isLetter.test(unit))
        .join('');

const formsOf = (secret: string): string[] => [
  lettersOf(secret),
  backwards(lettersOf(secret)),
  // Base64 depends on where in a group of three bytes the text begins.
  ...['', ' ', '  '].map((shift) => lettersOf(Buffer.from(shift + secret).toString('base64'))),
];

const backwards = (text: string): string => Array.from(text).toReversed().join('');

const gramsOf = (letters: string, length: number): string[] =>
  Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, at) => letters.slice(at, at + length));
