import type { Faq } from '@askwell/contracts';

/**
 * The FAQs that share the most words with a question come first; the others stay in their order.
 */
export const nearestFirst = (faqs: readonly Faq[], question: string): Faq[] => {
  const asked = new Set(longWords(question));
  const shared = ({ question: own, variants, answer }: Faq) =>
    2 * count(asked, [own, ...variants].join(' ')) + count(asked, answer);
  return faqs
    .map((faq) => ({ faq, score: shared(faq) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ faq }) => faq);
};

const longWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 2);

const count = (words: ReadonlySet<string>, text: string): number =>
  new Set(longWords(text).filter((word) => words.has(word))).size;
