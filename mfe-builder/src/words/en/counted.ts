import { formatNumber } from '@askwell/ui';

/** `1 visitor`, `2,000 visitors`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
