import { useState } from 'react';
import { Button, Form } from '@askwell/ui';
import type { DraftFaq } from '../draft/draft.ts';
import { isComplete, type FaqText } from '../draft/faqs.ts';
import { FaqFields } from './FaqFields.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import css from './EditFaq.module.css';

type EditFaqProps = {
  faq: DraftFaq;
  number: number;
  error: string | undefined;
  onKeep: (text: FaqText) => void;
  onClose: () => void;
};

/** An FAQ being changed where it stands. Kept when both sides say something; Escape drops the change. */
export function EditFaq({ faq, number, error, onKeep, onClose }: EditFaqProps) {
  const [text, setText] = useState<FaqText>(faq);
  const question = useFocusOnMount<HTMLTextAreaElement>();
  const keep = () => {
    if (!isComplete(text)) return;
    onKeep(text);
    onClose();
  };
  return (
    <Form
      aria-label={`Edit FAQ ${number}`}
      className={css.form}
      onSubmit={keep}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <FaqFields text={text} error={error} questionRef={question} onChange={setText} />
      <div className={css.actions}>
        <Button type="submit" size="s">
          Done
        </Button>
        <Button size="s" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
