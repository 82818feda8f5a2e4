import { IconButton, Search, X } from '@askwell/ui';
import css from './SearchField.module.css';

type SearchFieldProps = {
  isSearchable: boolean;
  query: string;
  found: number;
  count: number;
  most: number;
  onChange: (query: string) => void;
};

/** The head of the list: how many FAQs there are, and a way to find some of them. */
export function SearchField({ isSearchable, query, found, count, most, onChange }: SearchFieldProps) {
  const isSearching = query.trim() !== '';
  return (
    <div className={css.head}>
      {isSearchable ? (
        <search className={css.search}>
          <Search aria-hidden="true" className={css.icon} />
          <input
            type="text"
            inputMode="search"
            enterKeyHint="search"
            aria-label="Search the FAQs"
            placeholder="Search"
            className={css.input}
            value={query}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onChange('');
            }}
          />
          {query === '' ? null : (
            <IconButton label="Clear the search" onClick={() => onChange('')}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </search>
      ) : null}
      <output className={css.count}>
        {isSearching
          ? `${found.toLocaleString('en')} of ${count.toLocaleString('en')} found`
          : `${count.toLocaleString('en')} of ${most.toLocaleString('en')} FAQs`}
      </output>
    </div>
  );
}
