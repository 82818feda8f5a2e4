import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './StatCard.module.css';

export type StatCardProps = {
  label: ReactNode;
  value: ReactNode;
  /** Its sign decides color and arrow: above zero is good. */
  change?: number | undefined;
  /** What the change says, such as '+12% than the week before'. */
  changeLabel?: ReactNode;
};

/** A number, what it counts, and how it moved. */
export function StatCard({ label, value, change, changeLabel }: StatCardProps) {
  return (
    <div className={css.card}>
      <p className={css.label}>{label}</p>
      <p className={css.value}>{value}</p>
      {change === undefined ? null : <Change by={change}>{changeLabel ?? signed(change)}</Change>}
    </div>
  );
}

function Change({ by, children }: { by: number; children: ReactNode }) {
  const direction = by > 0 ? 'up' : by < 0 ? 'down' : 'flat';
  const Arrow = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight }[direction];
  return (
    <p className={classes(css.change, css[direction])}>
      <Arrow aria-hidden="true" />
      {children}
    </p>
  );
}

const signed = (change: number): string => `${change > 0 ? '+' : ''}${change}%`;
