import { useEffect, useState } from 'react';
import { Search } from '@askwell/ui';
import type { Wanted, WantedFilter } from './use-conversation-search.ts';
import css from './ConversationFilters.module.css';

type ConversationFiltersProps = { wanted: Wanted; onChange: (wanted: Wanted) => void };

const filters: readonly { value: WantedFilter; label: string }[] = [
  { value: 'recent', label: 'Recent' },
  { value: 'all', label: 'All' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'low', label: 'Low rating' },
  { value: 'contact', label: 'With contact' },
];

const longest = 100;
/** How long nobody has typed before it is searched. */
const pauseMs = 350;

/** Words to look for, and what kind of conversations among. */
export function ConversationFilters({ wanted, onChange }: ConversationFiltersProps) {
  const [typed, setTyped] = useState(wanted.search);
  useEffect(() => {
    const search = typed.trim();
    if (search === wanted.search) return;
    const timer = setTimeout(() => onChange({ ...wanted, search }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, wanted, onChange]);
  return (
    <search className={css.filters}>
      <div className={css.field}>
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label="Search the conversations"
          placeholder="Search what was said, a name or an email"
          maxLength={longest}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <fieldset className={css.chips} aria-label="Kind of conversations">
        {filters.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={css.chip}
            aria-pressed={wanted.filter === value}
            onClick={() => onChange({ search: typed.trim(), filter: value })}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
