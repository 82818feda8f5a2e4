/** An instant as the viewer's clocks and calendar show it: `Nov 21, 2026, 2:05 PM`. */
export const moment = (instant: string): string => moments.format(new Date(instant));

/** Its day alone: `Nov 21`. */
export const day = (instant: string): string => days.format(new Date(instant));

/** Its time of day alone: `2:05 PM`. */
export const timeOfDay = (instant: string): string => times.format(new Date(instant));

const moments = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const times = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
