import { useState } from 'react';
import { Button, CircleCheck } from '@askwell/ui';
import { content } from './content.ts';
import css from './GapPiece.module.css';

const gaps = [
  { question: 'Can you fix tubeless tyres?', times: 14 },
  { question: 'Do you take old bikes?', times: 9 },
  { question: 'Is there parking outside?', times: 6 },
];

/** Gaps of a knowledge base, to be closed one by one. */
export function GapPiece() {
  const { gaps: title, add, added, done, again } = content.cards.analytics;
  const [closed, setClosed] = useState<readonly string[]>([]);
  return (
    <div className={css.piece}>
      <p className={css.title}>{title}</p>
      <ul className={css.gaps}>
        {gaps.map(({ question, times }) => (
          <li key={question} className={css.gap}>
            <span>
              {question}
              <span className={css.times}>{`asked ${times} times`}</span>
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
      {closed.length === gaps.length ? (
        <Button size="s" variant="quiet" aria-label={done} onClick={() => setClosed([])}>
          {again}
        </Button>
      ) : null}
    </div>
  );
}
