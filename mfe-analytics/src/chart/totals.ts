import type { ChartPoint } from '@askwell/contracts';

export type Totals = { messages: number; views: number; perDay: number };

/** The sums of the chart; `perDay` is rounded and counts every day of the period, busy or not. */
export const totalsOf = (points: readonly ChartPoint[], days: number): Totals => {
  const messages = points.reduce((sum, { value }) => sum + value, 0);
  const views = points.reduce((sum, point) => sum + point.views, 0);
  return { messages, views, perDay: Math.round(messages / days) };
};

export const hasData = (points: readonly ChartPoint[]): boolean =>
  points.some(({ value, views }) => value > 0 || views > 0);
