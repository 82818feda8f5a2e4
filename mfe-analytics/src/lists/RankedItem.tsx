import type { ReactNode } from 'react';
import css from './RankedItem.module.css';

type RankedItemProps = {
  /** What was counted. */
  children: ReactNode;
  /** How often, in words. */
  label: string;
  /** The length of its bar, from 0 to 1. */
  share: number;
};

/** An entry of a list by frequency, with a bar. */
export function RankedItem({ children, label, share }: RankedItemProps) {
  return (
    <li className={css.item}>
      <span className={css.name}>{children}</span>
      <span className={css.count}>{label}</span>
      <span className={css.track} aria-hidden="true">
        <span className={css.bar} style={{ transform: `scaleX(${share})` }} />
      </span>
    </li>
  );
}
