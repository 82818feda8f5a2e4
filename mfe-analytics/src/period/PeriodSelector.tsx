import type { TimeRange } from '@askwell/contracts';
import { ChevronDown } from '@askwell/ui';
import { periodOf, periods } from './period.ts';
import css from './PeriodSelector.module.css';

type PeriodSelectorProps = { period: TimeRange; onChange: (period: TimeRange) => void };

/** Of what time the statistics are. */
export function PeriodSelector({ period, onChange }: PeriodSelectorProps) {
  return (
    <span className={css.frame}>
      <select
        aria-label="Period"
        className={css.select}
        value={period}
        onChange={(event) => onChange(periodOf(event.target.value))}
      >
        {periods.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={css.chevron} aria-hidden="true" />
    </span>
  );
}
