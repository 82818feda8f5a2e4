import { useRef, useState } from 'react';
import { Button, Form, Plus, VisuallyHidden } from '@askwell/ui';
import { isComplete, type FaqText } from '../draft/faqs.ts';
import { FaqFields } from './FaqFields.tsx';
import css from './AddFaq.module.css';

const empty: FaqText = { question: '', answer: '' };

/** Takes one FAQ after the other: what is added leaves the fields empty and the focus on the next question. */
export function AddFaq({ count, onAdd }: { count: number; onAdd: (faq: FaqText) => void }) {
  const [text, setText] = useState(empty);
  const [hasAdded, setHasAdded] = useState(false);
  const question = useRef<HTMLTextAreaElement>(null);

  const add = () => {
    if (!isComplete(text)) return;
    onAdd(text);
    setText(empty);
    setHasAdded(true);
    question.current?.focus();
  };

  return (
    <Form onSubmit={add} className={css.form} aria-label="Add an FAQ">
      <FaqFields text={text} questionRef={question} onChange={setText} />
      <Button type="submit" icon={<Plus aria-hidden="true" />} className={css.add}>
        Add FAQ
      </Button>
      <VisuallyHidden>
        <output>{hasAdded ? `Added. ${count} FAQs.` : ''}</output>
      </VisuallyHidden>
    </Form>
  );
}
