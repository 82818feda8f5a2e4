import { useEffect, useState } from 'react';
import type { DraftFaq } from '../draft/draft.ts';
import type { AnswersClient } from './answers-client.ts';

/** How long nothing has changed before it is looked for rivals. */
const pauseMs = 600;

/** Two FAQs that can be taken for each other. */
export type Rivals = { one: DraftFaq; other: DraftFaq };

/** The FAQs that steal each other's questions, some moments after the last change. */
export function useRivals(answers: AnswersClient, faqs: readonly DraftFaq[]): readonly Rivals[] {
  const [found, setFound] = useState<readonly Rivals[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const rivals = await answers.findRivals({ faqs, data: '{}' });
      if (isOver) return;
      setFound(
        rivals.flatMap((rivalry) => {
          const one = faqs[rivalry.one];
          const other = faqs[rivalry.other];
          return one && other ? [{ one, other }] : [];
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
