import type { Quarter } from '../../../kernel/quarters.ts';

/** How long statistics are kept: a year, and the month that is compared with it. */
const keptDays = 400;

/**
 * The quarter before which statistics are forgotten, more than twice the longest period of the
 * analytics ago. It begins an hour and a day of UTC.
 */
export const forgottenBefore = (now: Quarter): Quarter => now - (now % 96) - keptDays * 96;
