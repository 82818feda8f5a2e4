import { useId, type ReactNode } from 'react';
import css from './Section.module.css';

type SectionProps = { title: string; text?: string; children: ReactNode };

/** A section of the landing page: its heading, a sentence, and what shows it. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {text === undefined ? null : <p className={css.text}>{text}</p>}
      </header>
      {children}
    </section>
  );
}
