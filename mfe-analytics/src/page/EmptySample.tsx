import type { ReactNode } from 'react';
import css from './EmptySample.module.css';

type EmptySampleProps = { title: string; text: string; children: ReactNode };

/** Says that there is nothing yet, in front of a faint sample of what will be there. */
export function EmptySample({ title, text, children }: EmptySampleProps) {
  return (
    <div className={css.empty}>
      <div className={css.sample} aria-hidden="true" inert>
        {children}
      </div>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
