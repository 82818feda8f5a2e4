import type { ReactNode } from 'react';
import css from './PageHeader.module.css';

export type PageHeaderProps = {
  title: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons at the right end; below the title on a phone. */
  actions?: ReactNode;
  /** A `BackLink` above the title. */
  back?: ReactNode;
};

/** Title, what leads back, and what can be done with the page as a whole. */
export function PageHeader({ title, lead, actions, back }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.words}>
        {back}
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <p className={css.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </header>
  );
}
