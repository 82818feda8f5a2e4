import { useEffect, useState } from 'react';
import type { DraftFaq } from '../draft/draft.ts';
import type { AnswersClient } from './answers-client.ts';
import type { AskedQuestion } from './find-confusable-faqs.ts';

/** The pause after the last change before the FAQs are checked. */
const pauseMs = 600;

/** Two FAQs that are easily confused, and a question of one that the other also answers. */
export type ConfusablePair = {
  one: DraftFaq;
  other: DraftFaq;
  question: string;
  /** For a visitor's question: the one of them that would answer it now, and wrongly. */
  wrong: DraftFaq | null;
};

/**
 * The FAQs that are easily confused, checked shortly after the last change. `asked` is tried on the
 * FAQs that are `saved`, too.
 */
export function useConfusableFaqs(
  answers: AnswersClient,
  faqs: readonly DraftFaq[],
  asked: readonly AskedQuestion[],
  saved: readonly DraftFaq[],
): readonly ConfusablePair[] {
  const [found, setFound] = useState<readonly ConfusablePair[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const confusablePairs = await answers.findConfusableFaqs({ faqs, data: '{}' }, asked, saved);
      if (isOver) return;
      setFound(
        confusablePairs.flatMap((pair) => {
          const one = faqs[pair.one];
          const other = faqs[pair.other];
          const wrong = pair.wrong === undefined ? null : (faqs[pair.wrong] ?? null);
          return one && other ? [{ one, other, question: pair.question, wrong }] : [];
        }),
      );
    };
    // Without a worker there are no warnings, and everything else works.
    const timer = setTimeout(() => void look().catch(() => setFound([])), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [answers, faqs, asked, saved]);
  return found;
}
