/** How the model says that the passages do not hold the answer; it stands at the beginning of its reply. */
export const unansweredMark = '[[no_answer]]';

/**
 * Takes the mark off a reply that streams by, and tells whether it was there. Text is held back only for as long as it
 * could still become the mark.
 */
export function withoutMark(pieces: AsyncIterable<string>) {
  let isMarked = false;
  return {
    isMarked: () => isMarked,
    text: (async function* () {
      let held = '';
      let isDecided = false;
      for await (const piece of pieces) {
        if (isDecided) {
          yield piece;
          continue;
        }
        held = (held + piece).trimStart();
        isMarked = held.startsWith(unansweredMark);
        if (isMarked) held = held.slice(unansweredMark.length).trimStart();
        // After a mark alone, the space before the first word is yet to come.
        isDecided = held !== '' && (isMarked || !unansweredMark.startsWith(held));
        if (isMarked && !isDecided) held = unansweredMark;
        if (isDecided) yield held;
      }
      if (!isDecided && !isMarked && held !== '') yield held;
    })(),
  };
}
