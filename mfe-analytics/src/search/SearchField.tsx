import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { Search } from '@askwell/ui';
import css from './Search.module.css';

type SearchFieldProps = {
  label: string;
  example: string;
  /** What is searched for at the moment. */
  search: string;
  ref?: Ref<HTMLInputElement>;
  onSearch: (search: string) => void;
};

/** The search starts this long after the last key. */
const pauseMs = 350;
/** In characters, as the contracts have it. */
const longest = 100;

/** A field to search conversations with, as one types. */
export function SearchField({ label, example, search, ref, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const find = useEffectEvent(onSearch);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => find(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <div className={css.field}>
      <Search aria-hidden="true" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={example}
        maxLength={longest}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
