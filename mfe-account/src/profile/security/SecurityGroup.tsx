import { useId, type ReactNode } from 'react';
import css from './SecurityGroup.module.css';

/** What belongs together on the Security tab, under one heading. */
export function SecurityGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.group}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
