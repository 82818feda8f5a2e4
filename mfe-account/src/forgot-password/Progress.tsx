import { classes, Check } from '@askwell/ui';
import css from './Progress.module.css';
import { resetWords } from './reset.words.ts';

/** How far the reset is. */
export function Progress({ current }: { current: number }) {
  return (
    <ol className={css.steps} aria-label="Progress">
      {resetWords.steps.map((step, index) => (
        <li
          key={step}
          className={classes(css.step, index <= current && css.reached)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.number}>{index < current ? <Check aria-label="Done" /> : index + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}
