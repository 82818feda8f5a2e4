import { useEffectEvent, useLayoutEffect } from 'react';
import { toast, useSearchParams } from '@askwell/platform';
import { faqAsking } from '../../draft/faqs.ts';
import type { DraftFaq } from '../../draft/draft.ts';

/**
 * `/chatbot/:id?faq=<question>` opens the knowledge base at the FAQ that has this question, or this other wording of it. An
 * FAQ has nothing else that stays: it may have been moved since the address was written, and where it was reworded or
 * deleted the person is told so.
 */
export function useFaqAddress(
  faqs: readonly DraftFaq[],
  goToFaq: (key: number) => void,
  openKnowledge: () => void,
) {
  const [query] = useSearchParams();
  const question = query.get('faq');

  const open = useEffectEvent((asked: string) => {
    const faq = faqAsking(faqs, asked);
    if (faq !== undefined) return goToFaq(faq.key);
    openKnowledge();
    toast.info(`No FAQ asks “${asked}” any more. It was reworded or deleted.`);
  });

  useLayoutEffect(() => {
    if (question !== null) open(question);
  }, [question]);
}
