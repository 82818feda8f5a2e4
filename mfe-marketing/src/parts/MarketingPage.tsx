import type { ReactNode } from 'react';
import css from './MarketingPage.module.css';

/** A public page: sections with room between them. */
export function MarketingPage({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}
