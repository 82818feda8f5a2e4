import { IconButton, Search, useWords, X } from '@askwell/ui';
import { knowledgeWords } from '../../words/knowledge.ts';
import css from './SearchField.module.css';

type SearchFieldProps = {
  isSearchable: boolean;
  query: string;
  found: number;
  count: number;
  most: number;
  onChange: (query: string) => void;
};

/** Above the list: the number of FAQs, and a search. */
export function SearchField({ isSearchable, query, found, count, most, onChange }: SearchFieldProps) {
  const { list: words } = useWords(knowledgeWords);
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
            aria-label={words.search}
            placeholder={words.searchExample}
            className={css.input}
            value={query}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onChange('');
            }}
          />
          {query === '' ? null : (
            <IconButton label={words.clear} onClick={() => onChange('')}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </search>
      ) : null}
      <output className={css.count}>
        {isSearching ? words.found(found, count) : words.count(count, most)}
      </output>
    </div>
  );
}
