import type { ReactNode } from 'react';
import { classes, toneClass } from '@askwell/ui';
import css from './View.module.css';

type ViewProps = {
  tone: 'neutral' | 'success' | 'warning' | 'danger';
  icon: ReactNode;
  title: string;
  text: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
};

/** How the payment stands: a sign, a line, a sentence, and the ways on. */
export function View({ tone, icon, title, text, actions, children }: ViewProps) {
  return (
    <div className={css.view}>
      <span className={classes(css.sign, toneClass(tone))} aria-hidden="true">
        {icon}
      </span>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css.text}>{text}</p>
      {children}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
