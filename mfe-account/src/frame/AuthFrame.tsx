import type { ReactNode } from 'react';
import { ProductExample } from './ProductExample.tsx';
import css from './AuthFrame.module.css';

type AuthFrameProps = {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** The ways to the neighbouring pages. */
  links: ReactNode;
};

/**
 * The pages before the product: a form, and beside it, where there is room, what it is the way to.
 */
export function AuthFrame({ title, lead, children, links }: AuthFrameProps) {
  return (
    <div className={css.frame}>
      <div className={css.form}>
        <header className={css.header}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={css.lead}>{lead}</p>
        </header>
        {children}
        <div className={css.links}>{links}</div>
      </div>
      <ProductExample />
    </div>
  );
}
