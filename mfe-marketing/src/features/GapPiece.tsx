import { useState } from 'react';
import { Button, CircleCheck, useWords } from '@askwell/ui';
import { featuresWords } from '../words/features.ts';
import css from './GapPiece.module.css';

/** How often each of the gaps was asked. */
const times = [14, 9, 6];

/** Gaps of a knowledge base, to be closed one by one. */
export function GapPiece() {
  const { title, list, asked, add, added, done, again } = useWords(featuresWords).cards.analytics.gaps;
  const [closed, setClosed] = useState<readonly string[]>([]);
  return (
    <div className={css.piece}>
      <p className={css.title}>{title}</p>
      <ul className={css.gaps}>
        {list.map((question, index) => (
          <li key={question} className={css.gap}>
            <span>
              {question}
              <span className={css.times}>{asked(times[index] ?? 0)}</span>
            </span>
            {closed.includes(question) ? (
              <output className={css.closed}>
                <CircleCheck aria-hidden="true" />
                {added}
              </output>
            ) : (
              <Button
                size="s"
                variant="secondary"
                aria-label={`${add}: ${question}`}
                onClick={() => setClosed((others) => [...others, question])}
              >
                {add}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {closed.length === list.length ? (
        <Button size="s" variant="quiet" aria-label={done} onClick={() => setClosed([])}>
          {again}
        </Button>
      ) : null}
    </div>
  );
}
