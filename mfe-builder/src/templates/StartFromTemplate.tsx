import { lazy, Suspense, useState, type Dispatch } from 'react';
import { toast } from '@askwell/platform';
import { BookOpen, Button, useWords } from '@askwell/ui';
import { nextKey, type FaqText } from '../draft/faqs.ts';
import type { EditorEvent } from '../editor/state/editor-state.ts';
import { knowledgeWords } from '../words/knowledge.ts';

const TemplateDialog = lazy(() => import(/* webpackChunkName: 'on-demand' */ './TemplateDialog.tsx'));

/** Offers the FAQs of a trade to a knowledge base that has none. */
export function StartFromTemplate({ dispatch }: { dispatch: Dispatch<EditorEvent> }) {
  const { template: words } = useWords(knowledgeWords);
  const [isOpen, setIsOpen] = useState(false);
  const add = (texts: FaqText[]) => {
    const first = nextKey([]);
    dispatch({
      type: 'faqsImported',
      faqs: texts.map((text, at) => ({ ...text, variants: [...text.variants], key: first + at })),
    });
    toast.success(words.added(texts.length));
  };
  return (
    <>
      <Button icon={<BookOpen aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TemplateDialog onAdd={add} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
