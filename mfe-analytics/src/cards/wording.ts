import { formatNumber } from '@askwell/ui';
import type { overview } from '../words/en/overview.ts';

/** With its sign: `+12.5%`, `−3%` (a true minus), `0%`. */
export const growth = (percent: number): string => `${signed(percent)}%`;

/** A positive improvement is a shorter wait: `120 ms faster`. */
export const improvement = (milliseconds: number, words: (typeof overview)['cards']): string => {
  const rounded = Math.round(milliseconds);
  const amount = formatNumber(Math.abs(rounded));
  if (rounded === 0) return words.milliseconds(amount);
  return rounded > 0 ? words.faster(amount) : words.slower(amount);
};

const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : '−'}${formatNumber(Math.abs(rounded))}`;
};
