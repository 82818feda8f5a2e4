import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './EmptyState.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  /** What will be here, and the first step towards it. */
  text?: ReactNode;
  action?: ReactNode;
  /** A small drawing or icon; decoration only. */
  art?: ReactNode;
  className?: string;
};

/** Nothing here yet: says what comes, and how to begin. */
export function EmptyState({ title, text, action, art, className }: EmptyStateProps) {
  return (
    <div className={classes(css.empty, className)}>
      {art ? (
        <div className={css.art} aria-hidden="true">
          {art}
        </div>
      ) : null}
      <p className={css.title}>{title}</p>
      {text ? <p className={css.text}>{text}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
