import type { TimeRange } from '@askwell/contracts';
import { quarterOf, startOf, type Quarter } from './quarters.ts';

/** A stretch of time, up to but without `to`. */
export type Stretch = { from: Quarter; to: Quarter };

/** A stretch as instants. */
export const instantsOf = ({ from, to }: Stretch) => ({ from: startOf(from), to: startOf(to) });

/** One bar of a chart: an hour for `24h`, else a day of the viewer's time zone. */
export type Bar = Stretch & { label: string };

export type Period = Stretch & {
  /**
   * The stretch to compare with, the same number of days earlier. It ends at the same time of day
   * as now.
   */
  before: Stretch;
  bars: Bar[];
};

const daysIn = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 } as const;

/**
 * The period that ends now: for `24h` this hour and the 23 before it, else today and the days
 * before it, as the clocks of the time zone count them. A day on which they are changed has 23 or
 * 25 hours.
 */
export const periodOf = (timeRange: TimeRange, timeZone: string, now: Date): Period =>
  timeRange === '24h' ? lastHours(timeZone, now) : lastDays(daysIn[timeRange], timeZone, now);

const lastHours = (timeZone: string, now: Date): Period => {
  const label = labels(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const minute = Number(labels(timeZone, { minute: 'numeric' })(now));
  const to = quarterOf(now) + 1;
  const thisHour = quarterOf(now) - Math.floor(minute / 15);
  const bars = Array.from({ length: 24 }, (_, hour) => {
    const from = thisHour - (23 - hour) * 4;
    return { from, to: Math.min(from + 4, to), label: label(startOf(from)) };
  });
  const from = thisHour - 23 * 4;
  return { from, to, before: { from: from - day, to: to - day }, bars };
};

const lastDays = (days: number, timeZone: string, now: Date): Period => {
  const label = labels(timeZone, { month: 'short', day: 'numeric' });
  const startOfDay = daysOf(timeZone, now);
  const to = quarterOf(now) + 1;
  const bars = Array.from({ length: days }, (_, place) => {
    const ago = days - 1 - place;
    const from = startOfDay(ago);
    return { from, to: ago === 0 ? to : startOfDay(ago - 1), label: label(startOf(from)) };
  });
  const from = startOfDay(days - 1);
  const before = {
    from: startOfDay(2 * days - 1),
    to: Math.min(startOfDay(days) + (to - startOfDay(0)), startOfDay(days - 1)),
  };
  return { from, to, before, bars };
};

/**
 * Finds where the day `ago` days before today begins: the first quarter with its date, or a later
 * one.
 */
const daysOf = (timeZone: string, now: Date): ((ago: number) => Quarter) => {
  const dates = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const dateOf = (quarter: Quarter) => dates.format(startOf(quarter));
  const today = new Date(`${dates.format(now)}T00:00:00Z`);
  return (ago) => {
    const midnight = new Date(today.getTime());
    midnight.setUTCDate(midnight.getUTCDate() - ago);
    const date = midnight.toISOString().slice(0, 'yyyy-mm-dd'.length);
    // No zone is further from UTC than this.
    let low = quarterOf(midnight) - 15 * 4;
    let high = quarterOf(midnight) + 15 * 4;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (dateOf(middle) >= date) high = middle;
      else low = middle + 1;
    }
    return low;
  };
};

/**
 * Writes instants as the clocks of a time zone show them: `2026-11-21`, for hours
 * `2026-11-21 14:00`.
 */
export const localDates = (timeRange: TimeRange, timeZone: string): ((at: Date) => string) => {
  const hour = { hour: '2-digit', minute: '2-digit' } as const;
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...date, ...(timeRange === '24h' && hour) });
  return (at) => format.format(at);
};

const labels = (timeZone: string, options: Intl.DateTimeFormatOptions): ((at: Date) => string) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, ...options });
  return (at) => format.format(at);
};

const day = 96;
