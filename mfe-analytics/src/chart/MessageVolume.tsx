import { lazy, Suspense } from 'react';
import type { ChartPoint, TimeRange } from '@askwell/contracts';
import { Card, Skeleton } from '@askwell/ui';
import { amount } from '../cards/wording.ts';
import { daysIn, periodLabel } from '../period/period.ts';
import { ChartBoundary } from './ChartBoundary.tsx';
import { ChartTable } from './ChartTable.tsx';
import { demoPoints } from './demo-points.ts';
import { hasData, totalsOf } from './totals.ts';
import css from './MessageVolume.module.css';

/** The chart library is heavy, and only this card needs it. */
const MessageChart = lazy(() => import('./MessageChart.tsx'));

type MessageVolumeProps = { points: readonly ChartPoint[]; period: TimeRange };

/** Messages and views over the period, as a chart, as a table for who cannot see it, and summed up. */
export function MessageVolume({ points, period }: MessageVolumeProps) {
  const isEmpty = !hasData(points);
  const { messages, views, perDay } = totalsOf(points, daysIn(period));
  return (
    <Card as="section" aria-labelledby="volume-title" className={css.card}>
      <h2 id="volume-title">Message Volume</h2>
      <div className={css.chart}>
        <div className={isEmpty ? css.demo : css.real} aria-hidden="true" inert={isEmpty}>
          <ChartBoundary>
            <Suspense fallback={<Skeleton height="20rem" />}>
              <MessageChart points={isEmpty ? demoPoints : points} period={period} />
            </Suspense>
          </ChartBoundary>
        </div>
        {isEmpty ? (
          <div className={css.nothing}>
            <p className={css.nothingTitle}>No Message Data Yet</p>
            <p>Deploy your chatbot and put it on your website: what visitors ask shows up here.</p>
          </div>
        ) : (
          <ChartTable points={points} caption={`Messages and views, ${periodLabel(period)}`} />
        )}
      </div>
      <dl className={css.totals}>
        <Total label="Total Messages" value={messages} />
        <Total label="Total Views" value={views} />
        <Total label="Avg Daily Messages" value={perDay} />
      </dl>
    </Card>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount(value)}</dd>
    </div>
  );
}
