import { useEffect, useState } from 'react';
import { Search, useWords } from '@askwell/ui';
import type { Wanted, WantedFilter } from './use-conversation-search.ts';
import { conversationsWords } from '../words/conversations.ts';
import css from './ConversationFilters.module.css';

type ConversationFiltersProps = { wanted: Wanted; onChange: (wanted: Wanted) => void };

const filters: readonly WantedFilter[] = ['recent', 'all', 'unanswered', 'low', 'contact'];

const longest = 100;
/** The search starts this long after the last key. */
const pauseMs = 350;

/** A search field, and a filter for the kind of conversations. */
export function ConversationFilters({ wanted, onChange }: ConversationFiltersProps) {
  const { filters: words } = useWords(conversationsWords);
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
          aria-label={words.search}
          placeholder={words.example}
          maxLength={longest}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <fieldset className={css.chips} aria-label={words.label}>
        {filters.map((value) => (
          <button
            key={value}
            type="button"
            className={css.chip}
            aria-pressed={wanted.filter === value}
            onClick={() => onChange({ search: typed.trim(), filter: value })}
          >
            {words[value]}
          </button>
        ))}
      </fieldset>
    </search>
  );
}
