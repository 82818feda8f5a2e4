import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { toneClass, type Tone } from './tone.ts';
import css from './Badge.module.css';

export type BadgeProps = {
  tone?: Tone | 'neutral' | 'accent';
  /** A dot before the word, for states such as 'Active'. */
  dot?: boolean;
  children: ReactNode;
};

/** A state or a kind, in a word. */
export function Badge({ tone = 'neutral', dot = false, children }: BadgeProps) {
  return <span className={classes(css.badge, toneClass(tone), dot && css.dot)}>{children}</span>;
}
