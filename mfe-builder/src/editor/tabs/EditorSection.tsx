import { useId, type ReactNode } from 'react';
import type { HelpTopicId } from '@askwell/help';
import { Card } from '@askwell/ui';
import { HowItWorks } from '@askwell/help/how-it-works';
import css from './EditorSection.module.css';

type EditorSectionProps = {
  title: string;
  lead: ReactNode;
  /** What the help center says about it. */
  help: HelpTopicId;
  /** Actions beside the title. */
  end?: ReactNode;
  children: ReactNode;
};

/** The card of a tab: title, lead and fields. */
export function EditorSection({ title, lead, help, end, children }: EditorSectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="l" aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {end}
        <p className={css.lead}>{lead}</p>
      </div>
      <HowItWorks topic={help} />
      {children}
    </Card>
  );
}
