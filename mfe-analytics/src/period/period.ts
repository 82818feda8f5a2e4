import { timeRanges, type TimeRange } from '@askwell/contracts';

const defaultPeriod: TimeRange = '7d';

const days: Record<TimeRange, number> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 };

export const daysIn = (period: TimeRange): number => days[period];

/** The period that an address names; anything else is the default one. */
export const periodOf = (text: string | null): TimeRange =>
  timeRanges.find((range) => range === text) ?? defaultPeriod;

/** The viewer's own time zone, by which the days are cut. */
export const viewerTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
