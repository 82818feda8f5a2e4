import { useState } from 'react';
import { useWords, VisuallyHidden } from '@askwell/ui';
import { storyWords } from '../../words/story.ts';
import css from './NumbersPiece.module.css';

/**
 * Messages on each day of the demonstration, from Monday. The peak is the day after a newsletter.
 */
const counts = [64, 58, 71, 148, 112, 47, 39];
const highest = Math.max(...counts);

/** In percent of the highest day. */
const heightOf = (day: number): number => (100 * (counts[day] ?? 0)) / highest;

/** A week of messages; each day says what it was about. */
export function NumbersPiece() {
  const { numbers } = useWords(storyWords).features;
  const [chosen, setChosen] = useState(3);
  const day = numbers.week[chosen];
  return (
    <div className={css.piece}>
      {day ? (
        <p className={css.story} aria-live="polite">
          <strong className={css.count}>{counts[chosen]}</strong>
          <span>
            {numbers.on(day.name)}
            <span className={css.topic}>{numbers.topic(day.topic)}</span>
          </span>
        </p>
      ) : null}
      <fieldset className={css.bars} aria-label={numbers.byDay}>
        {numbers.week.map(({ name, short }, index) => (
          <button
            key={name}
            type="button"
            className={css.day}
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
            onMouseEnter={() => setChosen(index)}
          >
            <svg className={css.bar} viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" y={100 - heightOf(index)} height={heightOf(index)} />
            </svg>
            <span aria-hidden="true">{short}</span>
            <VisuallyHidden>{numbers.day(name, counts[index] ?? 0)}</VisuallyHidden>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
