import { draftLimits } from '../reading-limits.ts';
import type { SourceBlock } from '../source-document.ts';
import type { SourceDraft } from '../source-draft.ts';
import { cleanLine, cleanLines } from '../text/clean-text.ts';
import { languageOf } from '../text/detect-language.ts';
import { foldText, literalQuote } from '../text/fold-text.ts';
import type { DraftingDocument } from './batches.ts';
import type { ModelDraft } from './model-drafts.ts';

/** Why a draft of a model is not shown. */
export type DraftRefusal =
  | 'unknown_block'
  | 'length'
  | 'unsupported_quote'
  | 'unsupported_number'
  | 'unsupported_link'
  | 'language';

export type CheckedDraft = { draft: SourceDraft } | { reason: DraftRefusal };

/**
 * Takes a draft of a model only if the document supports it: the quote stands in the block, every
 * number, link and mail address of the answer stands in the blocks named, and the languages are the
 * same. `sourceIds` are ids of the document's blocks.
 */
export const checkDraft = (item: ModelDraft, { blocks, language }: DraftingDocument): CheckedDraft => {
  const cited = item.sourceIds.flatMap((id) => blocks.find((block) => block.id === id) ?? []);
  if (cited.length === 0 || cited.length < item.sourceIds.length) return { reason: 'unknown_block' };
  const question = cleanLine(item.question);
  const answer = cleanLines(item.answer);
  const found = quoteIn(cited, item.quote);
  if (found === null) return { reason: 'unsupported_quote' };
  if (!isWithinLimits(question, answer)) return { reason: 'length' };
  const support = foldText(
    cited.flatMap(({ text, headings }) => [...headings, text]).join(' '),
  ).toLowerCase();
  const claims = foldText(answer).toLowerCase();
  if (linksIn(claims).some((link) => !support.includes(link))) return { reason: 'unsupported_link' };
  const stated = new Set(numbersIn(support));
  if (numbersIn(claims).some((number) => !stated.has(number))) return { reason: 'unsupported_number' };
  if (!isSameLanguage(`${question} ${answer}`, language)) return { reason: 'language' };
  const wordings = [...new Set(item.wordings.map(cleanLine))]
    .filter((text) => text !== '' && text !== question && text.length <= draftLimits.question)
    .slice(0, 3);
  return { draft: { question, wordings, answer, ...found, from: 'model', isMetadata: false } };
};

function quoteIn(cited: readonly SourceBlock[], quote: string): { quote: string; blockId: string } | null {
  const { minimum, maximum } = draftLimits.quote;
  if (quote.length < minimum || quote.length > maximum) return null;
  for (const { id, text } of cited) {
    const literal = literalQuote(text, quote);
    if (literal !== null) return { quote: literal, blockId: id };
  }
  return null;
}

const isWithinLimits = (question: string, answer: string): boolean =>
  question !== '' &&
  question.length <= draftLimits.question &&
  answer.length >= draftLimits.answer.minimum &&
  answer.length <= draftLimits.answer.maximum;

/** Numbers, prices and times as digits, whatever separates their groups. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\p{Nd}(?:[\p{Nd}.,:' ](?=\p{Nd}))*\p{Nd}*/gu)].flatMap(([number]) =>
    number.split(' ').map((part) => part.replace(/\P{Nd}/gu, '')),
  );

const linksIn = (text: string): string[] =>
  (
    text.match(
      /https?:\/\/[^\s)\]"'<>]+|www\.[^\s)\]"'<>]+|[\w.+-]+@[\w-]+\.[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|info|shop|example|de|fr|es|uk)\b/gu,
    ) ?? []
  ).map((link) => link.replace(/[.,;:!?]+$/, ''));

/** A short text is not enough to tell languages apart. */
const enoughCharacters = 60;

const isSameLanguage = (text: string, language: string | null): boolean =>
  language === null || languageOf(text, language, enoughCharacters) === language;
