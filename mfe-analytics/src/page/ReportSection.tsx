import { useId, type ReactNode, type Ref } from 'react';
import { classes } from '@askwell/ui';
import css from './ReportSection.module.css';

type ReportSectionProps = {
  title: string;
  /** Beside the title: what its list comes to. */
  lead?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Without the rule above it and its room, inside another surface. */
  isPlain?: boolean;
  children: ReactNode;
};

/** A part of the report: a rule, a heading, and what it is about. */
export function ReportSection({ title, lead, headingRef, isPlain = false, children }: ReportSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(css.section, !isPlain && css.ruled)}>
      <header className={css.head}>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={css.title}>
          {title}
        </h2>
        {lead === undefined ? null : <p className={css.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
