import type { HTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import css from './Card.module.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  padding?: 'none' | 's' | 'm' | 'l';
};

/** A soft surface for what belongs together. */
export function Card({ as: Element = 'div', padding = 'm', className, ...rest }: CardProps) {
  return <Element {...rest} className={classes(css.card, css[padding], className)} />;
}
