import { useState } from 'react';
import { TextArea, useWords } from '@askwell/ui';
import { storyWords } from '../../words/story.ts';
import css from './WordsPiece.module.css';

/** An answer to edit, and beside it the widget that says it. */
export function WordsPiece() {
  const { example } = useWords(storyWords).features.words;
  const [answer, setAnswer] = useState(example.answer);
  return (
    <div className={css.piece}>
      <TextArea
        label={example.question}
        rows={3}
        maxLength={160}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className={css.chat}>
        <p className={css.question}>{example.asked}</p>
        <p className={css.answer} aria-live="polite">
          {answer.trim() || example.empty}
        </p>
      </div>
    </div>
  );
}
