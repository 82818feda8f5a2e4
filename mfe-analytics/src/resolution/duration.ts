import { formatNumber } from '@askwell/ui';

const hour = 60;
const day = 24 * hour;

/**
 * Minutes in the largest unit that fits, such as `4 min` or `1.5 h`; a dash where there are none.
 */
export function durationOf(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 1) return '< 1 min';
  if (minutes < hour) return `${formatNumber(Math.round(minutes))} min`;
  if (minutes < day) return `${formatNumber(Math.round((minutes / hour) * 10) / 10)} h`;
  return `${formatNumber(Math.round((minutes / day) * 10) / 10)} d`;
}
