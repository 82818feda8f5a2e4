import { lazy, Suspense } from 'react';
import type { ChartPoint, TimeRange } from '@askwell/contracts';
import { Card, formatNumber, Skeleton, useWords } from '@askwell/ui';
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
  return (
    <Card as="section" aria-labelledby="volume-title" className={css.card}>
      <h2 id="volume-title">{chart.title}</h2>
      <div className={css.chart}>
        <div className={isEmpty ? css.demo : css.real} aria-hidden="true" inert={isEmpty}>
          <ChartBoundary message={chart.failed}>
            <Suspense fallback={<Skeleton height="20rem" />}>
              <MessageChart points={shown} period={period} />
            </Suspense>
          </ChartBoundary>
        </div>
        {isEmpty ? (
          <div className={css.nothing}>
            <p className={css.nothingTitle}>{chart.emptyTitle}</p>
            <p>{chart.empty}</p>
          </div>
        ) : (
          <ChartTable points={shown} caption={chart.caption(periods.names[period])} />
        )}
      </div>
      <dl className={css.totals}>
        <Total label={chart.totalMessages} value={messages} />
        <Total label={chart.totalViews} value={views} />
        <Total label={chart.dailyMessages} value={perDay} />
      </dl>
    </Card>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
