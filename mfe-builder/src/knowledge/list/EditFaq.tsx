import { useState, type Dispatch } from 'react';
import { Button, Form, useFocusOnMount, useWords } from '@askwell/ui';
import { isComplete, type FaqText } from '../../draft/faqs.ts';
import type { EditorEvent } from '../../editor/state/editor-state.ts';
import { knowledgeWords } from '../../words/knowledge.ts';
import { FaqFields } from '../form/FaqFields.tsx';
import { PlaceField } from './order/PlaceField.tsx';
import css from './EditFaq.module.css';

type EditFaqProps = {
  faqKey: number;
  text: FaqText;
  number: number;
  count: number;
  error: string | undefined;
  move: (key: number, to: number) => void;
  dispatch: Dispatch<EditorEvent>;
  /** The form is about to close. */
  onClose: () => void;
};

/** Edits an FAQ in its place. Needs a question and an answer; Escape discards the change. */
export function EditFaq({ faqKey: key, text, number, count, error, move, dispatch, onClose }: EditFaqProps) {
  const { form: words } = useWords(knowledgeWords);
  const [place, setPlace] = useState(number);
  const question = useFocusOnMount<HTMLTextAreaElement>();
  const keep = () => {
    if (!isComplete(text)) return;
    onClose();
    dispatch({ type: 'faqEdited', key });
    if (place !== number) move(key, place - 1);
  };
  const drop = () => {
    onClose();
    dispatch({ type: 'faqClosed', key });
  };
  return (
    <Form
      aria-label={words.edit(number)}
      className={css.form}
      onSubmit={keep}
      onKeyDown={(event) => {
        if (event.key === 'Escape') drop();
      }}
    >
      <FaqFields
        text={text}
        error={error}
        questionRef={question}
        onChange={(changed) => dispatch({ type: 'faqTyped', key, text: changed })}
      />
      <div className={css.end}>
        <Button type="submit" size="s">
          {words.done}
        </Button>
        <Button size="s" variant="quiet" onClick={drop}>
          {words.cancel}
        </Button>
        <PlaceField value={place} count={count} onChange={setPlace} />
      </div>
    </Form>
  );
}
