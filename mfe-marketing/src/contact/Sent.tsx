import { useEffect, useRef } from 'react';
import { Button, Card, CircleCheck, useWords } from '@askwell/ui';
import { contactWords } from '../words/contact.ts';
import css from './Sent.module.css';

/** In the place of the form: it has arrived. The focus is there, so that it is read out. */
export function Sent({ message, onAnother }: { message: string; onAnother: () => void }) {
  const { form } = useWords(contactWords);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Card as="section" padding="l" aria-label={form.title} className={css.sent}>
      <CircleCheck aria-hidden="true" className={css.icon} />
      <p ref={text} tabIndex={-1} className={css.words}>
        {message}
      </p>
      <Button variant="secondary" onClick={onAnother}>
        {form.another}
      </Button>
    </Card>
  );
}
