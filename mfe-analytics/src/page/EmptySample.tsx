import type { ReactNode } from 'react';
import { classes } from '@askwell/ui';
import css from './EmptySample.module.css';

type EmptySampleProps = {
  title: string;
  text: string;
  children: ReactNode;
  /** Whether the words stand below the sample, which is then seen whole. */
  isBelow?: boolean;
};

/** Says that there is nothing yet, in front of a faint sample of what will be there. */
export function EmptySample({ title, text, children, isBelow = false }: EmptySampleProps) {
  return (
    <div className={classes(css.empty, isBelow && css.below)}>
      <div className={css.sample} aria-hidden="true" inert>
        {children}
      </div>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
