import type { MouseEvent } from 'react';
import { IconButton, Pencil, Trash2 } from '@askwell/ui';
import type { DraftFaq } from '../draft/draft.ts';
import { AnswerText } from './AnswerText.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import css from './FaqItem.module.css';

type ReadFaqProps = {
  faq: DraftFaq;
  number: number;
  error: string | undefined;
  /** It was being edited a moment ago, by its button, which gets the focus back. */
  wasEdited: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** An FAQ as it stands in the list. */
export function ReadFaq({ faq, number, error, wasEdited, onEdit, onDelete }: ReadFaqProps) {
  const editButton = useFocusOnMount<HTMLButtonElement>(wasEdited);
  const remove = (event: MouseEvent<HTMLElement>) => {
    focusNeighbour(event.currentTarget);
    onDelete();
  };
  return (
    <>
      <div className={css.words}>
        <h3 className={css.question}>{faq.question}</h3>
        <p className={css.answer}>
          <AnswerText text={faq.answer} />
        </p>
        {error === undefined ? null : <p className={css.error}>{error}</p>}
      </div>
      <div className={css.actions}>
        <IconButton ref={editButton} label={`Edit FAQ ${number}`} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={`Delete FAQ ${number}`} tone="danger" onClick={remove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}

/** The item goes away with its button: the focus moves to the next one's, or back to where FAQs are added. */
const focusNeighbour = (button: HTMLElement) => {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('button:last-of-type') ??
    item?.closest('section')?.querySelector('textarea');
  target?.focus();
};
