const format = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** `2026-11-21T09:00:00.000Z` → `November 21, 2026`, in the reader's time zone. */
export const longDate = (instant: string): string => format.format(new Date(instant));
