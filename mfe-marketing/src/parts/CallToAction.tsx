import type { ReactNode } from 'react';
import css from './CallToAction.module.css';

type CallToActionProps = {
  title: string;
  text: string;
  /** Buttons, the first one in the band's own look. */
  actions: ReactNode;
  /** What stands beside the words. */
  children?: ReactNode;
};

/** The one loud band of a page, at its end: what to do next. */
export function CallToAction({ title, text, actions, children }: CallToActionProps) {
  return (
    <section className={css.band} aria-label={title}>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
        <div className={css.actions}>{actions}</div>
      </div>
      {children}
    </section>
  );
}
