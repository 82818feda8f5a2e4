import { useEffectEvent, useLayoutEffect } from 'react';
import { toast, useSearchParams } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { faqAsking } from '../../draft/faqs.ts';
import type { DraftFaq } from '../../draft/draft.ts';
import { knowledgeWords } from '../../words/knowledge.ts';

/**
 * `/chatbot/:id?faq=<question>` opens the knowledge base at the FAQ with this question or other
 * wording. FAQs have no ids; if this one was reworded or deleted, a toast says so.
 */
export function useFaqAddress(
  faqs: readonly DraftFaq[],
  goToFaq: (key: number) => void,
  openKnowledge: () => void,
) {
  const words = useWords(knowledgeWords);
  const [query] = useSearchParams();
  const question = query.get('faq');

  const open = useEffectEvent((asked: string) => {
    const faq = faqAsking(faqs, asked);
    if (faq !== undefined) return goToFaq(faq.key);
    openKnowledge();
    toast.info(words.missingFaq(asked));
  });

  useLayoutEffect(() => {
    if (question !== null) open(question);
  }, [question]);
}
