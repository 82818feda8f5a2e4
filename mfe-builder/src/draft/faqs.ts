import type { Draft, DraftFaq } from './draft.ts';
import { wordingsProblem } from './wordings.ts';

/** An FAQ as it is typed. */
export type FaqText = { question: string; answer: string; variants: readonly string[] };

export const noText: FaqText = { question: '', answer: '', variants: [] };

/** Both sides say something; a half-filled FAQ is not taken, nor one with more other wordings than there may be. */
export const isComplete = ({ question, answer, variants }: FaqText): boolean =>
  question.trim() !== '' && answer.trim() !== '' && wordingsProblem(variants) === undefined;

export const isSameText = (one: FaqText, other: FaqText): boolean =>
  one.question === other.question &&
  one.answer === other.answer &&
  one.variants.join('\n') === other.variants.join('\n');

/** The FAQ with this question; else the first with this other wording of one. */
export const faqAsking = (faqs: readonly DraftFaq[], text: string): DraftFaq | undefined =>
  faqs.find(({ question }) => question === text) ?? faqs.find(({ variants }) => variants.includes(text));

/** The new FAQ comes last: the first ones are the widget's suggested questions and stay so. */
export const withFaq = (draft: Draft, text: FaqText): Draft =>
  isComplete(text)
    ? { ...draft, faqs: [...draft.faqs, { ...trimmed(text), key: nextKey(draft.faqs) }] }
    : draft;

export const withFaqChanged = (draft: Draft, key: number, text: FaqText): Draft =>
  isComplete(text)
    ? { ...draft, faqs: draft.faqs.map((faq) => (faq.key === key ? { ...faq, ...trimmed(text) } : faq)) }
    : draft;

/** The FAQ takes the place `to`, counted from 0; the others close up. */
export const withFaqMoved = (draft: Draft, key: number, to: number): Draft => {
  const moved = draft.faqs.find((faq) => faq.key === key);
  if (moved === undefined) return draft;
  const others = draft.faqs.filter((faq) => faq !== moved);
  const place = Math.max(0, Math.min(to, others.length));
  if (draft.faqs[place] === moved) return draft;
  return { ...draft, faqs: others.toSpliced(place, 0, moved) };
};

/** An FAQ that was deleted, and where it stood. */
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

/** Back behind the one it followed; where that is gone too, at the place it had. */
export const withFaqRestored = (draft: Draft, { faq, place, previousKey }: RemovedFaq): Draft => {
  const previous = draft.faqs.findIndex(({ key }) => key === previousKey);
  const isTaken = draft.faqs.some(({ key }) => key === faq.key);
  const restored = isTaken ? { ...faq, key: nextKey(draft.faqs) } : faq;
  return { ...draft, faqs: draft.faqs.toSpliced(previous === -1 ? place : previous + 1, 0, restored) };
};

/** Wordings that say nothing or say the same again are dropped. */
const trimmed = ({ question, answer, variants }: FaqText) => ({
  question: question.trim(),
  answer: answer.trim(),
  variants: [...new Set(variants.map((variant) => variant.trim()))].filter(
    (variant) => variant !== '' && variant !== question.trim(),
  ),
});

export const nextKey = (faqs: readonly DraftFaq[]): number =>
  1 + faqs.reduce((highest, faq) => Math.max(highest, faq.key), -1);
