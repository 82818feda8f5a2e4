import { useState, type Dispatch } from 'react';
import { Button, Form, useFocusOnMount } from '@askwell/ui';
import { isComplete, type FaqText } from '../../draft/faqs.ts';
import type { EditorEvent } from '../../editor/state/editor-state.ts';
import { FaqFields } from '../form/FaqFields.tsx';
import { PlaceField } from './PlaceField.tsx';
import css from './EditFaq.module.css';

type EditFaqProps = {
  faqKey: number;
  text: FaqText;
  number: number;
  count: number;
  error: string | undefined;
  move: (key: number, to: number) => void;
  dispatch: Dispatch<EditorEvent>;
  /** The form is about to make way for the FAQ. */
  onClose: () => void;
};

/** An FAQ being changed where it stands. Kept when both sides say something; Escape drops the change. */
export function EditFaq({ faqKey: key, text, number, count, error, move, dispatch, onClose }: EditFaqProps) {
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
      aria-label={`Edit FAQ ${number}`}
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
          Done
        </Button>
        <Button size="s" variant="quiet" onClick={drop}>
          Cancel
        </Button>
        <PlaceField value={place} count={count} onChange={setPlace} />
      </div>
    </Form>
  );
}
