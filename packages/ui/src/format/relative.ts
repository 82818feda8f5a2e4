import { useState } from 'react';
import { formatLocale } from '../words/locale.ts';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import { formatDate } from './dates.ts';

const steps = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
] as const;

const oneWeek = 7 * 24 * 60 * 60;

/**
 * `12 minutes ago`, `yesterday`; the date if it is more than a week ago, null within the last
 * minute.
 */
export function formatAgo(instant: string, now: Date): string | null {
  const seconds = (now.getTime() - new Date(instant).getTime()) / 1000;
  if (seconds < 60) return null;
  if (seconds > oneWeek) return formatDate(instant, 'date');
  const [unit, length] = steps.findLast(([, least]) => seconds >= least) ?? steps[0];
  const format = new Intl.RelativeTimeFormat(formatLocale, { numeric: 'auto' });
  return format.format(-Math.floor(seconds / length), unit);
}

/** Says how long before now an instant was: `just now`, `12 minutes ago`. */
export function useAgo(): (instant: string) => string {
  const now = useNow();
  const { justNow } = useWords(uiWords);
  return (instant) => formatAgo(instant, now) ?? justNow;
}

/** When the component appeared. */
export const useNow = (): Date => useState(() => new Date())[0];
