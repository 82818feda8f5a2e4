import { useState, type MouseEvent } from 'react';
import {
  AnswerText,
  Button,
  classes,
  IconButton,
  Pencil,
  Trash2,
  TriangleAlert,
  useFocusOnMount,
  VisuallyHidden,
} from '@askwell/ui';
import type { FaqItemProps } from './FaqItem.tsx';
import { MoveHandle } from './MoveHandle.tsx';
import css from './FaqItem.module.css';

type ReadFaqProps = Omit<FaqItemProps, 'text' | 'drag' | 'position' | 'of'> & {
  /** It was being edited a moment ago, by its button, which gets the focus back. */
  wasEdited: boolean;
};

/** An FAQ as it stands in the list. */
export function ReadFaq(props: ReadFaqProps) {
  const { faq, number, count, error, confusable, wasEdited, startDrag, move, dispatch, goToFaq } = props;
  const { key, question, answer, variants } = faq;
  const [isWhole, setIsWhole] = useState(false);
  const canFold = isLong(faq);
  const editButton = useFocusOnMount<HTMLButtonElement>(wasEdited);
  const remove = (event: MouseEvent<HTMLElement>) => {
    focusNeighbour(event.currentTarget);
    dispatch({ type: 'faqRemoved', key });
  };
  return (
    <>
      {startDrag === undefined || count < 2 ? null : (
        <MoveHandle
          number={number}
          count={count}
          onMove={(to) => move(key, to - 1)}
          onPointerDown={(event) => startDrag(event, key)}
        />
      )}
      <div className={classes(css.words, canFold && !isWhole && css.folded)}>
        <h3 className={css.question} dir="auto">
          {question}
        </h3>
        {variants.length === 0 ? null : (
          <p className={css.wordings} dir="auto">
            {variants.join(' · ')}
          </p>
        )}
        <p className={css.answer} dir="auto">
          <AnswerText text={answer} />
        </p>
        {canFold ? (
          <Button
            size="s"
            variant="quiet"
            className={css.fold}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show less' : 'Show all'}
            <VisuallyHidden> of FAQ {number}</VisuallyHidden>
          </Button>
        ) : null}
        {error === undefined ? null : <p className={css.error}>{error}</p>}
        {confusable === undefined ? null : (
          <p className={css.confusable}>
            <TriangleAlert aria-hidden="true" />
            <span>
              Easily confused with{' '}
              <button type="button" className={css.link} onClick={() => goToFaq(confusable.key)}>
                {confusable.question}
              </button>
            </span>
          </p>
        )}
      </div>
      <div className={css.actions}>
        <IconButton
          ref={editButton}
          label={`Edit FAQ ${number}`}
          onClick={() => dispatch({ type: 'faqTyped', key, text: { question, answer, variants } })}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={`Delete FAQ ${number}`} tone="danger" onClick={remove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}

/** Longer than what a list can show of it and still be looked through. */
const isLong = ({ question, answer, variants }: FaqItemProps['faq']): boolean =>
  question.length > 240 ||
  answer.length > 400 ||
  answer.split('\n').length > 6 ||
  variants.join(' · ').length > 240;

/** The item goes away with its button: the focus moves to the next one's, or back to where FAQs are added. */
const focusNeighbour = (button: HTMLElement) => {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('[aria-label^="Delete"]') ??
    item?.closest('section')?.querySelector('textarea');
  target?.focus();
};
