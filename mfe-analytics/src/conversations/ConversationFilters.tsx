import { useWords } from '@askwell/ui';
import { FilterChips } from '../search/FilterChips.tsx';
import { SearchField } from '../search/SearchField.tsx';
import type { Wanted, WantedFilter } from './use-conversation-search.ts';
import { conversationsWords } from '../words/conversations.ts';
import css from './ConversationFilters.module.css';

type ConversationFiltersProps = { wanted: Wanted; onChange: (wanted: Wanted) => void };

const filters: readonly WantedFilter[] = ['recent', 'all', 'unanswered', 'low', 'contact'];

/** A search field, and a filter for the kind of conversations. */
export function ConversationFilters({ wanted, onChange }: ConversationFiltersProps) {
  const { filters: words } = useWords(conversationsWords);
  return (
    <search className={css.filters}>
      <SearchField
        label={words.search}
        example={words.example}
        search={wanted.search}
        onSearch={(search) => onChange({ ...wanted, search })}
      />
      <FilterChips
        label={words.label}
        filters={filters}
        names={words}
        chosen={wanted.filter}
        onChoose={(filter) => onChange({ ...wanted, filter })}
      />
    </search>
  );
}
