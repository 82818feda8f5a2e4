/** How the model says that the passages do not hold the answer. It is told to begin with it, and does not always. */
export const unansweredMark = '[[no_answer]]';

/**
 * Takes the mark off a reply that streams by, wherever it stands, and tells whether it was there. Text is held back only for
 * as long as it could still become the mark.
 */
export function withoutMark(pieces: AsyncIterable<string>) {
  let isMarked = false;
  return {
    isMarked: () => isMarked,
    text: (async function* () {
      let held = '';
      let hasBegun = false;
      for await (const piece of pieces) {
        held += piece;
        isMarked ||= held.includes(unansweredMark);
        held = held.replaceAll(unansweredMark, '');
        if (!hasBegun) held = held.trimStart();
        const ready = held.slice(0, held.length - beginningOfMark(held));
        held = held.slice(ready.length);
        if (ready === '') continue;
        hasBegun = true;
        yield ready;
      }
      if (held !== '') yield held;
    })(),
  };
}

/** How many characters at the end of a text may be the beginning of the mark. */
function beginningOfMark(text: string): number {
  const longest = Math.min(text.length, unansweredMark.length - 1);
  for (let length = longest; length > 0; length -= 1) {
    if (text.endsWith(unansweredMark.slice(0, length))) return length;
  }
  return 0;
}
