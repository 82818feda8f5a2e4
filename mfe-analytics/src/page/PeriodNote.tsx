import type { TimeRange } from '@askwell/contracts';
import { HowItWorks } from '@askwell/help/how-it-works';
import { useWords } from '@askwell/ui';
import { Definitions } from '../definitions/Definitions.tsx';
import { daysIn, viewerTimeZone } from '../period/period.ts';
import { overviewWords } from '../words/overview.ts';
import css from './PeriodNote.module.css';

/**
 * By which clocks the period is cut, what it is compared with, and where its numbers are explained.
 */
export function PeriodNote({ period }: { period: TimeRange }) {
  const { period: words } = useWords(overviewWords);
  const timeZone = viewerTimeZone().replaceAll('_', ' ');
  return (
    <div className={css.note}>
      <p>
        <span className={css.live}>{words.live}</span>
        {period === '24h'
          ? words.comparedWithDay(timeZone)
          : words.comparedWithDays(daysIn(period), timeZone)}
      </p>
      <Definitions />
      <HowItWorks topic="visitors" page="analytics" />
    </div>
  );
}
