import { IconButton, X } from '@askwell/ui';
import css from './EntryList.module.css';

type EntryListProps = {
  label: string;
  entries: readonly string[];
  /** What is wrong with an entry, by its place. */
  errorOf?: (place: number) => string | undefined;
  onRemove: (place: number) => void;
};

/** A few short texts that were added, each with its way out. */
export function EntryList({ label, entries, errorOf, onRemove }: EntryListProps) {
  if (entries.length === 0) return null;
  return (
    <ul className={css.list} aria-label={label}>
      {entries.map((entry, place) => (
        <li key={entry} className={css.entry}>
          <span className={css.text}>
            {entry}
            {errorOf?.(place) === undefined ? null : <span className={css.error}>{errorOf(place)}</span>}
          </span>
          <IconButton label={`Remove ${entry}`} onClick={() => onRemove(place)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
