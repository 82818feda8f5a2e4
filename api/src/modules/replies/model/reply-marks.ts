/** The model's marks for a reply without an answer in the passages, and for small talk. */
export const marks = { noAnswer: 'no_answer', smallTalk: 'small_talk' } as const;

/** What the marks of a reply say. */
export type Marked = {
  /** The positions (from 0) of the passages that it cites, in the order of the text. */
  cited: number[];
  isUnanswered: boolean;
  isSmallTalk: boolean;
};

/**
 * Removes the marks from a streamed reply, wherever they are: `[[2]]`, `[[1, 3]]`, `[[no_answer]]`,
 * also in single brackets, as models write them. Lookalikes (`[[that]]`, a link `[1](https://…)`)
 * stay. Text is held back only while it could still become a mark. A number counts as a citation
 * only from 1 to `passages`, the number of passages in the prompt.
 */
export function withoutMarks(pieces: AsyncIterable<string>, passages: number) {
  const marked: Marked = { cited: [], isUnanswered: false, isSmallTalk: false };

  const note = (mark: string): boolean => {
    if (mark === marks.noAnswer) marked.isUnanswered = true;
    else if (mark === marks.smallTalk) marked.isSmallTalk = true;
    else if (!/^\d{1,5}(?:[\s,;]+\d{1,5})*$/.test(mark)) return false;
    for (const [number] of mark.matchAll(/\d+/g)) {
      const place = Number(number) - 1;
      if (place >= 0 && place < passages && !marked.cited.includes(place)) marked.cited.push(place);
    }
    return true;
  };
  const strip = (text: string): string => {
    if (!text.includes('[')) return text;
    return text.replace(mark, (all, double: string | undefined, single: string | undefined) => {
      // A number in single brackets is a mark only if there is such a passage.
      const number = Number(/^\d+/.exec(single ?? '')?.[0] ?? 1);
      const isOurs = number >= 1 && number <= Math.max(1, passages);
      return isOurs && note((double ?? single ?? '').trim()) ? '' : all;
    });
  };

  return {
    marked,
    text: (async function* () {
      let held = '';
      let hasBegun = false;
      for await (const piece of pieces) {
        held += piece;
        const end = endOfReady(held);
        let ready = strip(held.slice(0, end));
        held = held.slice(end);
        if (!hasBegun) ready = ready.trimStart();
        if (ready === '') continue;
        hasBegun = true;
        yield ready;
      }
      const last = strip(held).trimEnd();
      if (last !== '') yield hasBegun ? last : last.trimStart();
    })(),
  };
}

const mark =
  /[ \t]*(?:\[\[\s*([\w\s,;]{1,40}?)\s*\]\]|\[(\d{1,5}(?:\s*,\s*\d{1,5})*|no_answer|small_talk)\](?!\())/g;

/** Where the text ends that the next piece cannot change. */
const endOfReady = (text: string): number =>
  text.includes('[') ? (unfinished.exec(text)?.index ?? text.length) : text.trimEnd().length;

/** Trailing white space, and what may become a mark with the next piece. */
const unfinished = /\s*(?:\[\[?[\w\s,;]{0,40}\]?)?$/;
