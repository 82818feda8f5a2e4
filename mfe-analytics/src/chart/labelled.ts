import type { ChartPoint, TimeRange } from '@askwell/contracts';
import { formatDate } from '@askwell/ui';

/**
 * The points with labels in the language of the interface; those of the API are English. Hours are
 * times of day, days are dates.
 */
export const labelled = (points: readonly ChartPoint[], period: TimeRange): ChartPoint[] =>
  points.map((point) => ({ ...point, label: formatDate(point.start, period === '24h' ? 'time' : 'day') }));
