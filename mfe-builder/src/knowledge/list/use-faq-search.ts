import { useDeferredValue, useMemo } from 'react';
import type { DraftFaq } from '../../draft/draft.ts';

/** The FAQs that contain every word of a query, each with its place among all. */
export function useFaqSearch(faqs: readonly DraftFaq[], query: string) {
  const all = useMemo(
    () =>
      faqs.map((faq, place) => ({
        faq,
        place,
        text: plain([faq.question, ...faq.variants, faq.answer].join('\n')),
      })),
    [faqs],
  );
  const words = useDeferredValue(plain(query).trim());
  return useMemo(
    () =>
      words === '' ? all : all.filter(({ text }) => words.split(/\s+/).every((word) => text.includes(word))),
    [all, words],
  );
}

/** Text in lower case, without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
