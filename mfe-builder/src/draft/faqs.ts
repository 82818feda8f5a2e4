import type { Draft, DraftFaq } from './draft.ts';

export type FaqText = { question: string; answer: string };

/** Both sides say something; a half-filled FAQ is not taken. */
export const isComplete = ({ question, answer }: FaqText): boolean =>
  question.trim() !== '' && answer.trim() !== '';

/** The new FAQ comes last: the first ones are the widget's suggested questions and stay so. */
export const withFaq = (draft: Draft, text: FaqText): Draft =>
  isComplete(text)
    ? { ...draft, faqs: [...draft.faqs, { ...trimmed(text), variants: [], key: nextKey(draft.faqs) }] }
    : draft;

export const withFaqChanged = (draft: Draft, key: number, text: FaqText): Draft =>
  isComplete(text)
    ? { ...draft, faqs: draft.faqs.map((faq) => (faq.key === key ? { ...faq, ...trimmed(text) } : faq)) }
    : draft;

export const withoutFaq = (draft: Draft, key: number): Draft => ({
  ...draft,
  faqs: draft.faqs.filter((faq) => faq.key !== key),
});

const trimmed = ({ question, answer }: FaqText): FaqText => ({
  question: question.trim(),
  answer: answer.trim(),
});

const nextKey = (faqs: readonly DraftFaq[]): number =>
  1 + faqs.reduce((highest, faq) => Math.max(highest, faq.key), -1);
