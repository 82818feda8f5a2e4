import { Link } from '@askwell/platform';
import { ArrowLeft } from '@askwell/ui';
import css from './BackArrow.module.css';

type BackArrowProps = {
  /** Where it leads. */
  label: string;
  to: string;
  /** For the page that it leads to. */
  state?: unknown;
};

/** The way back at the start of a bar. */
export function BackArrow({ label, to, state }: BackArrowProps) {
  return (
    <Link to={to} state={state} className={css.back} aria-label={label} title={label}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
