import type { ReactNode } from 'react';
import css from './Opening.module.css';

type OpeningProps = { title: string; lead: string; children?: ReactNode };

/** How a public page begins: its one h1, a sentence, and what can be done at once. */
export function Opening({ title, lead, children }: OpeningProps) {
  return (
    <header className={css.opening}>
      <h1 tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <div className={css.side}>
        <p className={css.lead}>{lead}</p>
        {children ? <div className={css.actions}>{children}</div> : null}
      </div>
    </header>
  );
}
