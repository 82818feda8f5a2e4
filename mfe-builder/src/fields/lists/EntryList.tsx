import { IconButton, useWords, X } from '@askwell/ui';
import { fieldsWords } from '../../words/fields.ts';
import css from './EntryList.module.css';

type EntryListProps = {
  label: string;
  entries: readonly string[];
  /** What is wrong with an entry, by its place. */
  errorOf?: (place: number) => string | undefined;
  onRemove: (place: number) => void;
};

/** A short list of texts, each with a button that removes it. */
export function EntryList({ label, entries, errorOf, onRemove }: EntryListProps) {
  const { remove } = useWords(fieldsWords);
  if (entries.length === 0) return null;
  return (
    <ul className={css.list} aria-label={label}>
      {entries.map((entry, place) => (
        <li key={entry} className={css.entry}>
          <span className={css.text}>
            {entry}
            {errorOf?.(place) === undefined ? null : <span className={css.error}>{errorOf(place)}</span>}
          </span>
          <IconButton label={remove(entry)} onClick={() => onRemove(place)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
