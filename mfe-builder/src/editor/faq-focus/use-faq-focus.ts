import { useCallback, useState, type Dispatch } from 'react';
import { toast } from '@askwell/platform';
import { isSameText, noText, type FaqText } from '../../draft/faqs.ts';
import type { EditorEvent } from '../state/editor-state.ts';
import type { TabId } from '../tabs/tab-id.ts';

/** Where the knowledge base has to look: at an FAQ, by its key, or at the answer of the one being added. */
export type FaqFocus = { on: number | 'answer' };

/** From somewhere else into the knowledge base: to one FAQ, or to a new one for a question. */
export function useFaqFocus(adding: FaqText, dispatch: Dispatch<EditorEvent>, setTab: (tab: TabId) => void) {
  // A new object for every wish, so that the same one can be had twice.
  const [faqFocus, setFaqFocus] = useState<FaqFocus | null>(null);

  const goToFaq = useCallback(
    (key: number) => {
      setTab('knowledge');
      setFaqFocus({ on: key });
    },
    [setTab],
  );

  const addAsFaq = (question: string) => {
    if (!isSameText(adding, noText) && adding.question !== question)
      toast.info('There is an FAQ that you began: add it or empty it first.');
    else dispatch({ type: 'additionTyped', text: { ...adding, question } });
    setTab('knowledge');
    setFaqFocus({ on: 'answer' });
  };

  return { faqFocus, goToFaq, addAsFaq, faqFocused: useCallback(() => setFaqFocus(null), []) };
}
