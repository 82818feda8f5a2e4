import { memo, useEffect, useRef, useState, type Dispatch } from 'react';
import { limits } from '@askwell/contracts';
import { Button, Form, Plus, useWords, VisuallyHidden } from '@askwell/ui';
import { isComplete, type FaqText } from '../../draft/faqs.ts';
import type { EditorEvent } from '../../editor/state/editor-state.ts';
import { knowledgeWords } from '../../words/knowledge.ts';
import { FaqFields } from './FaqFields.tsx';
import css from './AddFaq.module.css';

type AddFaqProps = {
  text: FaqText;
  /** The number of FAQs. */
  count: number;
  /** Whether to focus the answer, because the question is filled in already. */
  wantsAnswer: boolean;
  onFocused: () => void;
  dispatch: Dispatch<EditorEvent>;
};

/**
 * Adds an FAQ. Does nothing while the question or the answer is empty; the fields are emptied for
 * the next one.
 */
export const AddFaq = memo(function AddFaq({ text, count, wantsAnswer, onFocused, dispatch }: AddFaqProps) {
  const { form: words } = useWords(knowledgeWords);
  const [hasAdded, setHasAdded] = useState(false);
  const question = useRef<HTMLTextAreaElement>(null);
  const answer = useRef<HTMLTextAreaElement>(null);
  const isFull = count >= limits.knowledgeBase.faqs;

  useEffect(() => {
    if (!wantsAnswer) return;
    answer.current?.scrollIntoView({ block: 'center' });
    answer.current?.focus();
    onFocused();
  }, [wantsAnswer, onFocused]);

  const add = () => {
    if (!isComplete(text) || isFull) return;
    dispatch({ type: 'faqAdded' });
    setHasAdded(true);
    question.current?.focus();
  };

  return (
    <Form onSubmit={add} className={css.form} aria-label={words.add}>
      <FaqFields
        text={text}
        questionRef={question}
        answerRef={answer}
        onChange={(changed) => dispatch({ type: 'additionTyped', text: changed })}
      />
      <div className={css.end}>
        <Button type="submit" disabled={isFull} icon={<Plus aria-hidden="true" />}>
          {words.addButton}
        </Button>
        {isFull ? <p className={css.full}>{words.full(count)}</p> : null}
      </div>
      <VisuallyHidden>
        <output>{hasAdded ? words.added(count) : ''}</output>
      </VisuallyHidden>
    </Form>
  );
});
