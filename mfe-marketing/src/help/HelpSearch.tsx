import { useEffect, useRef } from 'react';
import { TextField, useWords } from '@askwell/ui';
import { helpPageWords } from '../words/help.ts';
import css from './HelpSearch.module.css';

type HelpSearchProps = {
  query: string;
  /** How many questions match. */
  found: number;
  onChange: (query: string) => void;
};

/** Above the questions: a field that filters them as one types, and how many there are. */
export function HelpSearch({ query, found, onChange }: HelpSearchProps) {
  const { search, count } = useWords(helpPageWords);
  const field = useRef<HTMLInputElement>(null);
  const reportEarlyText = useRef(onChange);
  // The field is in the page before its script: what was typed until then counts.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') reportEarlyText.current(typed);
  }, []);
  return (
    <search className={css.search}>
      <TextField
        ref={field}
        label={search}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={query}
        labelEnd={<output className={css.count}>{count(found)}</output>}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange('');
        }}
      />
    </search>
  );
}
