import { useState } from 'react';
import { VisuallyHidden } from '@askwell/ui';
import { week } from './week.ts';
import css from './NumbersPiece.module.css';

const highest = Math.max(...week.map(({ messages }) => messages));

/** A week of messages; each day says what it was about. */
export function NumbersPiece() {
  const [chosen, setChosen] = useState(3);
  const day = week[chosen];
  return (
    <div className={css.piece}>
      {day ? (
        <p className={css.story} aria-live="polite">
          <strong className={css.count}>{day.messages}</strong>
          <span>
            messages on {day.name}
            <span className={css.topic}>Most asked: “{day.topic}”</span>
          </span>
        </p>
      ) : null}
      <fieldset className={css.bars} aria-label="Messages by day">
        {week.map(({ name, messages }, index) => (
          <button
            key={name}
            type="button"
            className={css.day}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
            onMouseEnter={() => setChosen(index)}
          >
            <svg className={css.bar} viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" y={100 - (100 * messages) / highest} height={(100 * messages) / highest} />
            </svg>
            <span aria-hidden="true">{name.slice(0, 2)}</span>
            <VisuallyHidden>{`${name}, ${messages} messages`}</VisuallyHidden>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
