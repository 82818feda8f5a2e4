import { memo, useState, type Dispatch } from 'react';
import type { DraftFaq } from '../../draft/draft.ts';
import type { FaqText } from '../../draft/faqs.ts';
import type { EditorEvent } from '../../editor/state/editor-state.ts';
import { EditFaq } from './EditFaq.tsx';
import { ReadFaq } from './ReadFaq.tsx';
import type { StartDrag } from './order/use-drag.ts';
import css from './FaqItem.module.css';

export type FaqItemProps = {
  faq: DraftFaq;
  /** Its place in the list, from 1. */
  number: number;
  count: number;
  /** Its position among the shown FAQs, from 1, and their number, rendered or not. */
  position: number;
  of: number;
  /** The text in its form, while it is edited. */
  text: FaqText | undefined;
  error: string | undefined;
  /** An FAQ that is easily confused with this one. */
  confusable: DraftFaq | undefined;
  /** Whether the page that it was made from is gone. */
  isPageRemoved: boolean;
  /** Undefined while the list shows search results, which cannot be ordered. */
  startDrag: StartDrag | undefined;
  /** `dragged`, or the edge at which the dragged FAQ would be dropped. */
  drag: 'dragged' | 'before' | 'after' | undefined;
  /** To another place, from 0. */
  move: (key: number, to: number) => void;
  dispatch: Dispatch<EditorEvent>;
  goToFaq: (key: number) => void;
};

/** One FAQ of the list: read, moved, edited in place or deleted. Memoized, since lists are long. */
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
