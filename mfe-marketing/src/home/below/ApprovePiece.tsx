import { useState } from 'react';
import { Button, Check, useWords, X } from '@askwell/ui';
import { storyWords } from '../../words/story.ts';
import css from './ApprovePiece.module.css';

/** Three drafts of a sample website to accept or reject, each beside its sentence. */
export function ApprovePiece() {
  const { approve: words } = useWords(storyWords);
  const [decided, setDecided] = useState(0);
  const draft = words.drafts[decided];
  const decide = () => setDecided(decided + 1);
  return (
    <div className={css.piece}>
      <p className={css.left} aria-live="polite">
        {draft === undefined ? words.done : words.left(words.drafts.length - decided)}
      </p>
      {draft === undefined ? (
        <Button size="s" className={css.again ?? ''} onClick={() => setDecided(0)}>
          {words.again}
        </Button>
      ) : (
        <>
          <div className={css.draft}>
            <h3 className={css.question}>{draft.question}</h3>
            <p>{draft.answer}</p>
            <div className={css.actions}>
              <Button size="s" variant="primary" icon={<Check aria-hidden="true" />} onClick={decide}>
                {words.accept}
              </Button>
              <Button size="s" icon={<X aria-hidden="true" />} onClick={decide}>
                {words.reject}
              </Button>
            </div>
          </div>
          <figure className={css.source}>
            <figcaption>
              {words.from} <span className={css.page}>{draft.page}</span>
            </figcaption>
            <blockquote>
              {draft.before}
              <mark>{draft.quote}</mark>
            </blockquote>
          </figure>
        </>
      )}
    </div>
  );
}
