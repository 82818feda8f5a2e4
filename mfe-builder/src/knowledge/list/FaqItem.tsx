import { memo, useState, type Dispatch } from 'react';
import type { DraftFaq } from '../../draft/draft.ts';
import type { FaqText } from '../../draft/faqs.ts';
import type { EditorEvent } from '../../editor/state/editor-state.ts';
import { EditFaq } from './EditFaq.tsx';
import { ReadFaq } from './ReadFaq.tsx';
import type { StartDrag } from './use-drag.ts';
import css from './FaqItem.module.css';

export type FaqItemProps = {
  faq: DraftFaq;
  /** Its place in the list, from 1. */
  number: number;
  count: number;
  /** Where it stands among those that are shown, from 1, and how many these are, rendered or not. */
  position: number;
  of: number;
  /** What stands in its form, while it is being changed. */
  text: FaqText | undefined;
  error: string | undefined;
  /** The question of an FAQ that this one can be taken for. */
  confusable: DraftFaq | undefined;
  /** Undefined while the list shows a part of the FAQs, which has no order of its own. */
  startDrag: StartDrag | undefined;
  /** `dragged`, or the edge at which the dragged one would be put. */
  drag: 'dragged' | 'before' | 'after' | undefined;
  /** To another place, from 0. */
  move: (key: number, to: number) => void;
  dispatch: Dispatch<EditorEvent>;
  goToFaq: (key: number) => void;
};

/** One FAQ of the list, to read, to move, to change in its place, or to delete. Remembered, since lists are long. */
export const FaqItem = memo(function FaqItem({ text, drag, position, of, ...item }: FaqItemProps) {
  const { faq, dispatch } = item;
  const [wasEdited, setWasEdited] = useState(false);
  return (
    <li
      className={css.item}
      data-faq={faq.key}
      data-drag={drag}
      tabIndex={-1}
      aria-setsize={of}
      aria-posinset={position}
    >
      {text === undefined ? (
        <ReadFaq {...item} wasEdited={wasEdited} />
      ) : (
        <EditFaq
          faqKey={faq.key}
          text={text}
          number={item.number}
          count={item.count}
          error={item.error}
          move={item.move}
          dispatch={dispatch}
          onClose={() => setWasEdited(true)}
        />
      )}
    </li>
  );
});
