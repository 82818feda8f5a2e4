import type { ChartPoint } from '@askwell/contracts';

/** A plausible week, painted faintly where there is nothing to show yet. */
export const demoPoints: readonly ChartPoint[] = [
  [12, 40],
  [19, 52],
  [15, 47],
  [27, 71],
  [24, 66],
  [33, 82],
  [30, 78],
].map(([value = 0, views = 0], day) => ({
  start: new Date(2025, 0, 6 + day).toISOString(),
  label: '',
  value,
  views,
}));
