import { createHmac } from 'node:crypto';
import type { AnswerIndex, Entry } from '@askwell/answers';
import type { Retrieved } from '../../knowledge/index.ts';

/** The part of a knowledge base that goes into a prompt. */
export type PromptKnowledge = {
  /** The passages in the order of their numbers, which begin with 1. */
  shown: readonly Entry[];
  /** One line for each passage. */
  text: string;
  /** Whether it is the whole knowledge base. */
  isWhole: boolean;
  /** Bounds the lines in the prompt: 16 hex digits that outsiders cannot guess. */
  delimiter: string;
};

type Line = { entry: Entry; text: string; tokens: number };

/**
 * Selects what the prompt shows of a knowledge base within `budget` tokens: all of it, the FAQs
 * first, while it fits. Beyond that, half of the budget goes to the entries that the search ranks
 * best, and the rest to the first entries of the knowledge base. Those come first in both cases and
 * depend on the knowledge base alone, so that the provider can cache this part of the prompt.
 */
export function selectKnowledge(
  { entries, ranked }: Pick<Retrieved, 'entries' | 'ranked'>,
  budget: number,
  secret: string,
): PromptKnowledge {
  const { lines, delimiter, whole } = leadingLines(entries, budget, secret);
  if (whole) return whole;
  const best = fitting(linesOf(ranked), budget / 2).lines;
  const first = leadingWith(best, lines, budget);
  const others = best.filter((line) => !isAmong(first, line));
  return promptOf([...first, ...others], false, delimiter);
}

/**
 * The first lines of the knowledge base that fit beside the best ones; those among them cost
 * nothing more.
 */
function leadingWith(best: readonly Line[], lines: readonly Line[], budget: number): Line[] {
  let left = budget - best.reduce((sum, { tokens }) => sum + tokens, 0);
  const first: Line[] = [];
  for (const line of lines) {
    if (!isAmong(best, line)) {
      if (line.tokens > left) break;
      left -= line.tokens;
    }
    first.push(line);
  }
  return first;
}

const isAmong = (lines: readonly Line[], { entry }: Line): boolean =>
  lines.some((line) => isSameEntry(line.entry, entry));

export const isSameEntry = (one: Entry, other: Entry): boolean =>
  one.kind === other.kind && one.ref === other.ref;

const promptOf = (lines: readonly Line[], isWhole: boolean, delimiter: string): PromptKnowledge => ({
  isWhole,
  shown: lines.map(({ entry }) => entry),
  text: lines.map(({ text }, place) => `[${place + 1}] ${text}`).join('\n'),
  delimiter,
});

/** The lines that fit, in their order; those that do not are left out. */
function fitting(lines: Iterable<Line>, budget: number): { lines: Line[]; isWhole: boolean } {
  const result: { lines: Line[]; isWhole: boolean } = { lines: [], isWhole: true };
  let left = budget;
  for (const line of lines) {
    if (line.tokens > left) {
      result.isWhole = false;
      // Another one may be short enough, but there is no need to read a whole large knowledge base.
      if (left < budget / 10) break;
      continue;
    }
    left -= line.tokens;
    result.lines.push(line);
  }
  return result;
}

type LeadingLines = {
  budget: number;
  lines: Line[];
  delimiter: string;
  /** What the prompt shows where the whole knowledge base fits; null where it does not. */
  whole: PromptKnowledge | null;
};

/** Kept for each index, whose entries never change. */
const kept = new WeakMap<AnswerIndex['entries'], LeadingLines>();

/** As much of the beginning of a knowledge base as fits, and the delimiter made from it. */
function leadingLines(entries: AnswerIndex['entries'], budget: number, secret: string): LeadingLines {
  const known = kept.get(entries);
  if (known?.budget === budget) return known;
  const { lines, isWhole } = fitting(linesOf(entries), budget);
  // Stable for the provider's cache; it cannot be computed from the texts without the secret.
  const hash = createHmac('sha256', secret).update('askwell prompt v1');
  for (const { text } of lines) hash.update(text);
  const delimiter = hash.digest('hex').slice(0, 16);
  const leading = { budget, lines, delimiter, whole: isWhole ? promptOf(lines, true, delimiter) : null };
  kept.set(entries, leading);
  return leading;
}

function* linesOf(entries: AnswerIndex['entries']): Generator<Line> {
  for (const entry of entries()) yield lineOf(entry);
}

const lineOf = (entry: Entry): Line => {
  const text = jsonLine(passageOf(entry));
  return { entry, text, tokens: tokensIn(text) + numberTokens };
};

/** The line's number, brackets and line break. */
const numberTokens = 4;

const passageOf = ({ kind, question, answer }: Entry) =>
  kind === 'faq' ? { question, answer } : { about: question, text: answer };

/** JSON on one line: JSON.stringify leaves two line separators as they are. */
export const jsonLine = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (separator) =>
    separator === '\u2028' ? String.raw`\u2028` : String.raw`\u2029`,
  );

/**
 * A cautious estimate of a text's tokens without the provider's tokenizer: about four characters of
 * Latin script a token, two of most other scripts, and one of Chinese, Japanese and Korean.
 */
function tokensIn(text: string): number {
  const dense =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const others = text.match(/[^\p{ASCII}\u0080-\u024f\u2000-\u206f]/gu)?.length ?? 0;
  const wide = Math.max(0, others - dense);
  const latin = Math.max(0, text.length - others);
  return Math.ceil(latin / 4 + wide / 2 + dense);
}
