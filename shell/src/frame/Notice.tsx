import type { ReactNode } from 'react';
import css from './Notice.module.css';

type NoticeProps = {
  title: string;
  text: ReactNode;
  figure?: string;
  actions: ReactNode;
  children?: ReactNode;
};

/** A page that is a message: what happened, and what to do next. */
export function Notice({ title, text, figure, actions, children }: NoticeProps) {
  return (
    <div className={css.notice}>
      {figure === undefined ? null : (
        <p className={css.figure} aria-hidden="true">
          {figure}
        </p>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>{actions}</div>
      {children}
    </div>
  );
}
