import { lazy, Suspense } from 'react';
import type { ChartPoint, TimeRange } from '@askwell/contracts';
import { formatNumber, Skeleton, useWords } from '@askwell/ui';
import { EmptySample } from '../page/EmptySample.tsx';
import { Facts } from '../page/Facts.tsx';
import { ReportSection } from '../page/ReportSection.tsx';
import { daysIn } from '../period/period.ts';
import { ChartBoundary } from './ChartBoundary.tsx';
import { ChartTable } from './ChartTable.tsx';
import { demoPoints } from './demo-points.ts';
import { labelled } from './labelled.ts';
import { hasData, totalsOf } from './totals.ts';
import { overviewWords } from '../words/overview.ts';
import css from './MessageVolume.module.css';

/** The chart library is heavy, and only this card needs it. */
const MessageChart = lazy(() => import('./MessageChart.tsx'));

type MessageVolumeProps = { points: readonly ChartPoint[]; period: TimeRange };

/**
 * Messages and views over the period, as a chart, as a table for who cannot see it, and summed up.
 */
export function MessageVolume({ points, period }: MessageVolumeProps) {
  const { chart, period: periods } = useWords(overviewWords);
  const isEmpty = !hasData(points);
  const shown = labelled(isEmpty ? demoPoints : points, period);
  const { messages, views, perDay } = totalsOf(points, daysIn(period));
  const picture = (
    <div className={css.chart}>
      <ChartBoundary message={chart.failed}>
        <Suspense fallback={<Skeleton height="16rem" />}>
          <MessageChart points={shown} period={period} />
        </Suspense>
      </ChartBoundary>
    </div>
  );
  return (
    <ReportSection title={chart.title} isPlain>
      {isEmpty ? (
        <EmptySample title={chart.emptyTitle} text={chart.empty}>
          {picture}
        </EmptySample>
      ) : (
        <div className={css.whole}>
          <div aria-hidden="true">{picture}</div>
          <ChartTable points={shown} caption={chart.caption(periods.names[period])} />
        </div>
      )}
      <Facts
        facts={[
          { label: chart.totalMessages, value: formatNumber(messages) },
          { label: chart.totalViews, value: formatNumber(views) },
          { label: chart.dailyMessages, value: formatNumber(perDay) },
        ]}
      />
    </ReportSection>
  );
}
