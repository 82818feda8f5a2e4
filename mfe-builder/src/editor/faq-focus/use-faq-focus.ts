import { useCallback, useState, type Dispatch } from 'react';
import { toast } from '@askwell/platform';
import { useWords } from '@askwell/ui';
import { isSameText, noText, type FaqText } from '../../draft/faqs.ts';
import { knowledgeWords } from '../../words/knowledge.ts';
import type { EditorEvent } from '../state/editor-state.ts';
import type { TabId } from '../tabs/tab-id.ts';

/** What the knowledge base focuses: an FAQ, by its key, or the answer of the FAQ being added. */
export type FaqFocus = { on: number | 'answer' };

/** Opens the knowledge base at an FAQ, or at a new one for a question. */
export function useFaqFocus(adding: FaqText, dispatch: Dispatch<EditorEvent>, setTab: (tab: TabId) => void) {
  const words = useWords(knowledgeWords);
  // A new object for each request, so that the same FAQ can be focused twice.
  const [faqFocus, setFaqFocus] = useState<FaqFocus | null>(null);

  const goToFaq = useCallback(
    (key: number) => {
      setTab('knowledge');
      setFaqFocus({ on: key });
    },
    [setTab],
  );

  const addAsFaq = (question: string) => {
    if (!isSameText(adding, noText) && adding.question !== question) toast.info(words.unfinishedFaq);
    else dispatch({ type: 'additionTyped', text: { ...adding, question } });
    setTab('knowledge');
    setFaqFocus({ on: 'answer' });
  };

  return { faqFocus, goToFaq, addAsFaq, faqFocused: useCallback(() => setFaqFocus(null), []) };
}
