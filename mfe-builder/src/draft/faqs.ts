import type { Draft, DraftFaq } from './draft.ts';
import { wordingsProblem } from './wordings.ts';

/** An FAQ as it is typed. */
export type FaqText = { question: string; answer: string; variants: readonly string[] };

export const noText: FaqText = { question: '', answer: '', variants: [] };

/** Has a question and an answer, and its other wordings are within the limits. */
export const isComplete = ({ question, answer, variants }: FaqText): boolean =>
  question.trim() !== '' && answer.trim() !== '' && wordingsProblem(variants) === undefined;

export const isSameText = (one: FaqText, other: FaqText): boolean =>
  one.question === other.question &&
  one.answer === other.answer &&
  one.variants.join('\n') === other.variants.join('\n');

/** The FAQ with this question; else the first with this other wording. */
export const faqAsking = (faqs: readonly DraftFaq[], text: string): DraftFaq | undefined =>
  faqs.find(({ question }) => question === text) ?? faqs.find(({ variants }) => variants.includes(text));

/** Adds an FAQ at the end: the first ones are the widget's suggested questions. */
export const withFaq = (draft: Draft, text: FaqText): Draft =>
  isComplete(text)
    ? { ...draft, faqs: [...draft.faqs, { ...trimmed(text), key: nextKey(draft.faqs) }] }
    : draft;

export const withFaqChanged = (draft: Draft, key: number, text: FaqText): Draft =>
  isComplete(text)
    ? { ...draft, faqs: draft.faqs.map((faq) => (faq.key === key ? { ...faq, ...trimmed(text) } : faq)) }
    : draft;

/** Moves an FAQ to the place `to`, from 0. */
export const withFaqMoved = (draft: Draft, key: number, to: number): Draft => {
  const moved = draft.faqs.find((faq) => faq.key === key);
  if (moved === undefined) return draft;
  const others = draft.faqs.filter((faq) => faq !== moved);
  const place = Math.max(0, Math.min(to, others.length));
  if (draft.faqs[place] === moved) return draft;
  return { ...draft, faqs: others.toSpliced(place, 0, moved) };
};

/** A deleted FAQ, and its place. */
export type RemovedFaq = { faq: DraftFaq; place: number; previousKey: number | null };

export const removalOf = ({ faqs }: Draft, key: number): RemovedFaq | null => {
  const place = faqs.findIndex((faq) => faq.key === key);
  const faq = faqs[place];
  return faq === undefined ? null : { faq, place, previousKey: faqs[place - 1]?.key ?? null };
};

export const withoutFaq = (draft: Draft, key: number): Draft => ({
  ...draft,
  faqs: draft.faqs.filter((faq) => faq.key !== key),
});

/** Restores an FAQ after the one it followed; if that is gone too, at its old place. */
export const withFaqRestored = (draft: Draft, { faq, place, previousKey }: RemovedFaq): Draft => {
  const previous = draft.faqs.findIndex(({ key }) => key === previousKey);
  const isTaken = draft.faqs.some(({ key }) => key === faq.key);
  const restored = isTaken ? { ...faq, key: nextKey(draft.faqs) } : faq;
  return { ...draft, faqs: draft.faqs.toSpliced(previous === -1 ? place : previous + 1, 0, restored) };
};

/** Without empty and repeated wordings. */
const trimmed = ({ question, answer, variants }: FaqText) => ({
  question: question.trim(),
  answer: answer.trim(),
  variants: [...new Set(variants.map((variant) => variant.trim()))].filter(
    (variant) => variant !== '' && variant !== question.trim(),
  ),
});

export const nextKey = (faqs: readonly DraftFaq[]): number =>
  1 + faqs.reduce((highest, faq) => Math.max(highest, faq.key), -1);
