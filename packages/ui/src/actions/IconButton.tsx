import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  /** What it does, in words: read out, and shown as its title. */
  label: string;
  tone?: 'neutral' | 'danger';
  children: ReactNode;
};

/** A button that is only an icon. */
export function IconButton({ label, tone = 'neutral', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(css.button, css[tone], className)}
    >
      {children}
    </button>
  );
}
