import { timeRanges, type TimeRange } from '@askwell/contracts';
import { ChevronDown, useWords } from '@askwell/ui';
import { periodOf } from './period.ts';
import { overviewWords } from '../words/overview.ts';
import css from './PeriodSelector.module.css';

type PeriodSelectorProps = { period: TimeRange; onChange: (period: TimeRange) => void };

/** The period of the statistics. */
export function PeriodSelector({ period, onChange }: PeriodSelectorProps) {
  const { period: words } = useWords(overviewWords);
  return (
    <span className={css.frame}>
      <select
        aria-label={words.label}
        className={css.select}
        value={period}
        onChange={(event) => onChange(periodOf(event.target.value))}
      >
        {timeRanges.map((value) => (
          <option key={value} value={value}>
            {words.names[value]}
          </option>
        ))}
      </select>
      <ChevronDown className={css.chevron} aria-hidden="true" />
    </span>
  );
}
