import { useState } from 'react';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const minute = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** `Nov 21, 2026`. */
export const onDay = (instant: string): string => day.format(new Date(instant));

/** `Nov 21, 2026, 9:30 AM`. */
export const atMinute = (instant: string): string => minute.format(new Date(instant));

const steps = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
] as const;

/** The moment at which a component came to be. */
export const useNow = (): Date => useState(() => new Date())[0];

/** `just now`, `12 minutes ago`, `yesterday`; what is older than a week by its day. */
export function ago(instant: string, now: Date): string {
  const seconds = (now.getTime() - new Date(instant).getTime()) / 1000;
  if (seconds < 60) return 'just now';
  if (seconds > 7 * 24 * 60 * 60) return `on ${onDay(instant)}`;
  const [unit, length] = steps.findLast(([, least]) => seconds >= least) ?? steps[0];
  return relative.format(-Math.floor(seconds / length), unit);
}
