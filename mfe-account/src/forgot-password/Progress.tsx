import { classes, Check, useWords } from '@askwell/ui';
import css from './Progress.module.css';
import { resetWords } from '../words/reset.ts';

/** How far the reset is. */
export function Progress({ current }: { current: number }) {
  const words = useWords(resetWords);
  return (
    <ol className={css.steps} aria-label={words.progress}>
      {words.steps.map((step, index) => (
        <li
          key={step}
          className={classes(css.step, index <= current && css.reached)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.number}>
            {index < current ? <Check aria-label={words.stepDone} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
