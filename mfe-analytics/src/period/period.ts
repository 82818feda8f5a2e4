import { timeRanges, type TimeRange } from '@askwell/contracts';

const defaultPeriod: TimeRange = '7d';

const labels: Record<TimeRange, string> = {
  '24h': 'Last 24 Hours',
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
  '90d': 'Last 3 Months',
};

const days: Record<TimeRange, number> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 };

export const periods = timeRanges.map((value) => ({ value, label: labels[value] }));

export const periodLabel = (period: TimeRange): string => labels[period];

export const daysIn = (period: TimeRange): number => days[period];

/** The period that an address names; anything else is the default one. */
export const periodOf = (text: string | null): TimeRange =>
  timeRanges.find((range) => range === text) ?? defaultPeriod;

/** The viewer's own time zone, by which the days are cut. */
export const viewerTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
