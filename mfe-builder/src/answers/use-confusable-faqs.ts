import { useEffect, useState } from 'react';
import type { DraftFaq } from '../draft/draft.ts';
import type { AnswersClient } from './answers-client.ts';

/** The pause after the last change before the FAQs are checked. */
const pauseMs = 600;

/** Two FAQs that are easily confused, and a question of one that the other also answers. */
export type ConfusablePair = { one: DraftFaq; other: DraftFaq; question: string };

/** The FAQs that are easily confused, checked shortly after the last change. */
export function useConfusableFaqs(
  answers: AnswersClient,
  faqs: readonly DraftFaq[],
): readonly ConfusablePair[] {
  const [found, setFound] = useState<readonly ConfusablePair[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const confusablePairs = await answers.findConfusableFaqs({ faqs, data: '{}' });
      if (isOver) return;
      setFound(
        confusablePairs.flatMap((pair) => {
          const one = faqs[pair.one];
          const other = faqs[pair.other];
          return one && other ? [{ one, other, question: pair.question }] : [];
        }),
      );
    };
    // Without a worker there are no warnings, and everything else works.
    const timer = setTimeout(() => void look().catch(() => setFound([])), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [answers, faqs]);
  return found;
}
