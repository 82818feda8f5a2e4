import { useState } from 'react';
import { TextArea } from '@askwell/ui';
import css from './WordsPiece.module.css';

const question = 'Do you deliver on Saturdays?';

/** An answer to edit, and beside it the widget that says it. */
export function WordsPiece() {
  const [answer, setAnswer] = useState(
    'Yes, until noon. Order by Friday at six and it is there with breakfast.',
  );
  return (
    <div className={css.piece}>
      <TextArea
        label={question}
        rows={3}
        maxLength={160}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className={css.chat}>
        <p className={css.question}>Can I get it on a Saturday?</p>
        <p className={css.answer} aria-live="polite">
          {answer.trim() || 'An empty answer is not given: the visitor is offered to leave an address.'}
        </p>
      </div>
    </div>
  );
}
