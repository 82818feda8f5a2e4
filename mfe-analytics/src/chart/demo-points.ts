import type { ChartPoint } from '@askwell/contracts';

/** A plausible week, painted faintly where there is nothing to show yet. */
export const demoPoints: readonly ChartPoint[] = [
  ['Mon', 12, 40],
  ['Tue', 19, 52],
  ['Wed', 15, 47],
  ['Thu', 27, 71],
  ['Fri', 24, 66],
  ['Sat', 33, 82],
  ['Sun', 30, 78],
].map(([label, value, views]) => ({
  start: '2025-01-06T00:00:00.000Z',
  label: String(label),
  value: Number(value),
  views: Number(views),
}));
