import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
import css from './Page.module.css';

export type PageProps = PageHeaderProps & {
  /** `narrow` for reading and forms. */
  width?: 'narrow' | 'wide';
  className?: string;
  children: ReactNode;
};

/** A page of the product: its header with the one h1, and its content. */
export function Page({ width = 'wide', className, children, ...header }: PageProps) {
  return (
    <div className={classes(css.page, css[width], className)}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}
