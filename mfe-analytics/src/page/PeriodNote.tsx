import type { TimeRange } from '@askwell/contracts';
import { Definitions } from '../definitions/Definitions.tsx';
import { daysIn, viewerTimeZone } from '../period/period.ts';
import css from './PeriodNote.module.css';

/** By which clocks the period is cut, what it is compared with, and where its numbers are explained. */
export function PeriodNote({ period }: { period: TimeRange }) {
  const before = period === '24h' ? 'the 24 hours before' : `the ${daysIn(period)} days before`;
  return (
    <div className={css.note}>
      <p>
        <span className={css.live}>Live</span>
        Compared with {before} · times in {viewerTimeZone().replaceAll('_', ' ')}
      </p>
      <Definitions />
    </div>
  );
}
