import { classes } from '../classes.ts';
import css from './Button.module.css';

export type ButtonLook = {
  /**
   * `primary` once a view; `quiet` for what repeats or stands in a bar; `danger` for what cannot be
   * undone.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** As wide as what it stands in. */
  wide?: boolean | undefined;
};

export const buttonClass = (
  { variant = 'secondary', size = 'm', wide = false }: ButtonLook,
  className?: string,
): string => classes(css.button, css[variant], css[size], wide && css.wide, className);
