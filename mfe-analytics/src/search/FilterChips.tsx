import css from './Search.module.css';

type FilterChipsProps<Filter extends string> = {
  label: string;
  filters: readonly Filter[];
  names: Readonly<Record<Filter, string>>;
  chosen: Filter;
  /** How many there are, behind the names; none and zero are not shown. */
  counts?: Partial<Record<Filter, number>>;
  /** Without borders, for a narrow pane. */
  isCompact?: boolean;
  onChoose: (filter: Filter) => void;
};

/** Which conversations a list shows: one of several filters. */
export function FilterChips<Filter extends string>(props: FilterChipsProps<Filter>) {
  const { label, filters, names, chosen, counts, isCompact = false, onChoose } = props;
  return (
    <fieldset className={css.chips} aria-label={label} data-compact={isCompact || undefined}>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={css.chip}
          aria-pressed={chosen === filter}
          onClick={() => onChoose(filter)}
        >
          {names[filter]}
          {counts?.[filter] ? <span className={css.number}> {counts[filter]}</span> : null}
        </button>
      ))}
    </fieldset>
  );
}
