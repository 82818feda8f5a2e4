import { useEffect, useRef } from 'react';
import { Button, Card, CircleCheck } from '@askwell/ui';
import { content } from './content.ts';
import css from './Sent.module.css';

/** In the place of the form: it has arrived. The focus is there, so that it is read out. */
export function Sent({ message, onAnother }: { message: string; onAnother: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Card as="section" padding="l" aria-label={content.form.title} className={css.sent}>
      <CircleCheck aria-hidden="true" className={css.icon} />
      <p ref={words} tabIndex={-1} className={css.words}>
        {message}
      </p>
      <Button variant="secondary" onClick={onAnother}>
        {content.form.another}
      </Button>
    </Card>
  );
}
