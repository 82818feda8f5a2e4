import { memo, useState, type Dispatch } from 'react';
import type { DraftFaq } from '../draft/draft.ts';
import type { EditorEvent } from '../editor/editor-state.ts';
import { EditFaq } from './EditFaq.tsx';
import { ReadFaq } from './ReadFaq.tsx';
import css from './FaqItem.module.css';

type FaqItemProps = {
  faq: DraftFaq;
  /** Its place in the list, from 1. */
  number: number;
  error: string | undefined;
  dispatch: Dispatch<EditorEvent>;
};

/** One FAQ of the list, to read, to change in its place, or to delete. Remembered, since lists are long. */
export const FaqItem = memo(function FaqItem({ faq, number, error, dispatch }: FaqItemProps) {
  const [mode, setMode] = useState<'read' | 'editing' | 'edited'>('read');
  return (
    <li className={css.item}>
      {mode === 'editing' ? (
        <EditFaq
          faq={faq}
          number={number}
          error={error}
          onKeep={(text) => dispatch({ type: 'faqChanged', key: faq.key, text })}
          onClose={() => setMode('edited')}
        />
      ) : (
        <ReadFaq
          faq={faq}
          number={number}
          error={error}
          wasEdited={mode === 'edited'}
          onEdit={() => setMode('editing')}
          onDelete={() => dispatch({ type: 'faqRemoved', key: faq.key })}
        />
      )}
    </li>
  );
});
