import type { ReactNode } from 'react';
import { LegalNavigation } from './LegalNavigation.tsx';
import css from './LegalPage.module.css';
import { LegalSections } from './LegalSections.tsx';
import type { LegalText } from './section.ts';

type LegalPageProps = {
  text: LegalText;
  /** The short of it, above the sections. */
  children?: ReactNode;
};

/** A legal text to be read: its sections, and beside them the way to each. */
export function LegalPage({ text, children }: LegalPageProps) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 tabIndex={-1} className={css.title}>
          {text.title}
        </h1>
        <p className={css.lead}>{text.lead}</p>
        <p className={css.updated}>{text.updated}</p>
      </header>
      {children ? <div className={css.short}>{children}</div> : null}
      <div className={css.columns}>
        <LegalNavigation sections={text.sections} />
        <LegalSections sections={text.sections} />
      </div>
    </div>
  );
}
