import { memo, useEffect, useRef, useState, type Dispatch } from 'react';
import { limits } from '@askwell/contracts';
import { Button, Form, Plus, VisuallyHidden } from '@askwell/ui';
import { isComplete, type FaqText } from '../../draft/faqs.ts';
import type { EditorEvent } from '../../editor/state/editor-state.ts';
import { FaqFields } from './FaqFields.tsx';
import css from './AddFaq.module.css';

type AddFaqProps = {
  text: FaqText;
  /** How many FAQs there are. */
  count: number;
  /** Whether the question has come from elsewhere and the answer is what is missing. */
  wantsAnswer: boolean;
  onFocused: () => void;
  dispatch: Dispatch<EditorEvent>;
};

/** A new FAQ. With the question or the answer empty nothing happens; after adding, the fields wait for the next one. */
export const AddFaq = memo(function AddFaq({ text, count, wantsAnswer, onFocused, dispatch }: AddFaqProps) {
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
    <Form onSubmit={add} className={css.form} aria-label="Add an FAQ">
      <FaqFields
        text={text}
        questionRef={question}
        answerRef={answer}
        onChange={(changed) => dispatch({ type: 'additionTyped', text: changed })}
      />
      <div className={css.end}>
        <Button type="submit" disabled={isFull} icon={<Plus aria-hidden="true" />}>
          Add FAQ
        </Button>
        {isFull ? (
          <p className={css.full}>
            {count.toLocaleString('en')} FAQs are all that a knowledge base holds. Delete one to add another.
          </p>
        ) : null}
      </div>
      <VisuallyHidden>
        <output>{hasAdded ? `Added. ${count} FAQs.` : ''}</output>
      </VisuallyHidden>
    </Form>
  );
});
