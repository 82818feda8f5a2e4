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
  useWords,
  VisuallyHidden,
} from '@askwell/ui';
import { knowledgeWords } from '../../words/knowledge.ts';
import type { FaqItemProps } from './FaqItem.tsx';
import { FaqPage } from './FaqPage.tsx';
import { MoveHandle } from './order/MoveHandle.tsx';
import css from './FaqItem.module.css';

type ReadFaqProps = Omit<FaqItemProps, 'text' | 'drag' | 'position' | 'of'> & {
  /** Its form has just closed: the Edit button gets the focus back. */
  wasEdited: boolean;
};

/** An FAQ in the list. */
export function ReadFaq(props: ReadFaqProps) {
  const { faq, number, count, error, confusable, isPageRemoved, wasEdited } = props;
  const { startDrag, move, dispatch, goToFaq } = props;
  const { list: words } = useWords(knowledgeWords);
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
            {isWhole ? words.showLess : words.showAll}
            <VisuallyHidden> {words.ofFaq(number)}</VisuallyHidden>
          </Button>
        ) : null}
        {faq.page === undefined ? null : <FaqPage page={faq.page} isRemoved={isPageRemoved} />}
        {error === undefined ? null : <p className={css.error}>{error}</p>}
        {confusable === undefined ? null : (
          <p className={css.confusable}>
            <TriangleAlert aria-hidden="true" />
            <span>
              {words.confusedWith}{' '}
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
          label={words.edit(number)}
          onClick={() => dispatch({ type: 'faqTyped', key, text: { question, answer, variants } })}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={words.delete(number)} tone="danger" data-delete-faq onClick={remove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </>
  );
}

/** Too long to show whole in a list. */
const isLong = ({ question, answer, variants }: FaqItemProps['faq']): boolean =>
  question.length > 240 ||
  answer.length > 400 ||
  answer.split('\n').length > 6 ||
  variants.join(' · ').length > 240;

/** The deleted item takes its button along: focuses the next item's, or the form that adds FAQs. */
const focusNeighbour = (button: HTMLElement) => {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('[data-delete-faq]') ??
    item?.closest('section')?.querySelector('textarea');
  target?.focus();
};
