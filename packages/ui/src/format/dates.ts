import { formatLocale } from '../words/locale.ts';

const styles = {
  /** `November 21, 2026` */
  longDate: { dateStyle: 'long' },
  /** `Nov 21, 2026` */
  date: { dateStyle: 'medium' },
  /** `Nov 21, 2026, 2:05 PM` */
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** `Nov 21` */
  day: { month: 'short', day: 'numeric' },
  /** `November 21` */
  longDay: { month: 'long', day: 'numeric' },
  /** `November 21 at 2:05 PM` */
  longDayTime: { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** `2:05 PM` */
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date for people, in the language of the interface. `timeZone` is an IANA name; without it, the
 * browser's. An `instant` is a `Date` or an ISO 8601 string.
 */
export function formatDate(instant: string | Date, style: DateStyle, timeZone?: string): string {
  const key = `${style} ${timeZone ?? ''}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(formatLocale, { ...styles[style], ...(timeZone && { timeZone }) });
  formats.set(key, format);
  return format.format(new Date(instant));
}
