import { Delayed } from './Delayed.tsx';
import { Spinner } from './Spinner.tsx';
import css from './Waiting.module.css';

/** A whole view that waits: a spinner and a word about what for, after 300 ms. */
export function Waiting({ label }: { label: string }) {
  return (
    <output className={css.waiting}>
      <Delayed>
        <Spinner />
        <span>{label}</span>
      </Delayed>
    </output>
  );
}
