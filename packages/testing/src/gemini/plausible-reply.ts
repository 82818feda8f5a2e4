/**
 * What a sensible model would say to a question, given its system instruction: the text of the passage that shares most
 * of the question's words, else that it does not know. Passages are the instruction's lines `[1] {"question": …,
 * "answer": …}` or `[1] {"text": …}`. A reply that knows nothing, and one to small talk, start with the marks that the
 * instruction asks for in double square brackets; one that knows cites its passage if the instruction or the question asks to
 * cite, in the brackets of the instruction.
 */
export function plausibleReply(instruction: string, question: string): string {
  const asked = wordsOf(question);
  if (asked.every((word) => greetings.has(word))) {
    return `${markIn(instruction, 'small_talk')}Hello! What can I do for you?`;
  }
  const [best] = passagesOf(instruction)
    .map((passage) => ({ ...passage, score: overlap(asked, passage) }))
    .sort((one, other) => other.score - one.score);
  if (best !== undefined && best.score >= 0.34) {
    if (!/\bcite\b/i.test(`${instruction} ${question}`)) return best.answer;
    const number = `[${best.number}]`;
    return `${best.answer} ${instruction.includes('[[1]]') ? `[${number}]` : number}`;
  }
  const unknown = "I'm sorry, I don't have that information. Is there anything else I can help with?";
  return `${markIn(instruction, 'no_answer')}${unknown}`;
}

const markIn = (instruction: string, name: string): string =>
  instruction.includes(`[[${name}]]`) ? `[[${name}]] ` : '';

/** Cut as a model streams it: a few words at a time. */
export const piecesOf = (text: string): string[] => text.match(/\S+\s*(?:\S+\s*){0,2}/g) ?? [];

type Passage = { number: number; question: string; answer: string };

function passagesOf(instruction: string): Passage[] {
  return [...instruction.matchAll(/^\[(\d+)\] (\{.*\})$/gm)].map(([, number, json]) => {
    const parsed: unknown = JSON.parse(json ?? '{}');
    const { question, wording = '', answer, text } = Object.fromEntries(Object.entries(Object(parsed)));
    return {
      number: Number(number),
      question: `${String(question ?? text)} ${String(wording)}`,
      answer: String(answer ?? text),
    };
  });
}

/** The share of the asked words that the passage holds; words of its question count fully, of its answer a third. */
function overlap(asked: string[], { question, answer }: Passage): number {
  const [inQuestion, inAnswer] = [new Set(wordsOf(question)), new Set(wordsOf(answer))];
  const found = asked.map((word) => (inQuestion.has(word) ? 1 : inAnswer.has(word) ? 1 / 3 : 0));
  return found.reduce<number>((sum, share) => sum + share, 0) / asked.length;
}

const greetings = new Set(['hi', 'hello', 'hey', 'thank', 'morning', 'evening']);
const commonWords = new Set(
  `a an and any are at be can could do does for from good have how i if in is it its me much my of on or our please
   some tell that the there they this to u us was we what when where which who will with would you your`.split(
    /\s+/,
  ),
);

/** Without the words that say little, unless there are no others. */
function wordsOf(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => !commonWords.has(word));
  return (telling.length > 0 ? telling : all).map((word) =>
    word.length > 3 ? word.replace(/(?:ing|ed|es|s)$/, '') : word,
  );
}
