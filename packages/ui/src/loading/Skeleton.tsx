import { classes } from '../classes.ts';
import css from './Skeleton.module.css';

export type SkeletonProps = {
  /** Any CSS length. */
  width?: string;
  height?: string;
  round?: boolean;
  className?: string | undefined;
};

/** The shape of what is coming. Stands inside an element with `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', round = false, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(css.skeleton, round && css.round, className)}
      style={{ width, height }}
    />
  );
}
