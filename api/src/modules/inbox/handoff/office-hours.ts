import type { HandoffSettings } from '@askwell/contracts';

/** The hours in which people answer. */
export type Hours = Pick<HandoffSettings, 'hasHours' | 'timeZone' | 'week' | 'exceptions'>;

type Wall = { date: string; minute: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How far ahead an opening is looked for. */
const mostDays = 60;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The date and the minute of the day by the clock on the wall. */
function wallAt(at: Date, timeZone: string): Wall {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  const [date = '', time = ''] = format.format(at).split(' ');
  const [hours, minutes] = time.split(':').map(Number);
  return { date, minute: (hours ?? 0) * 60 + (minutes ?? 0) };
}

/**
 * The instant at which a clock on the wall shows a time. A time that the clock passes over is the
 * instant as long after midnight.
 */
function instantOf(date: string, minute: number, timeZone: string): Date {
  const wanted = Date.parse(date) + minute * minuteMs;
  let at = wanted;
  for (let step = 0; step < 2; step += 1) {
    const wall = wallAt(new Date(at), timeZone);
    at += wanted - (Date.parse(wall.date) + wall.minute * minuteMs);
  }
  return new Date(at);
}

const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

function intervalsOf({ week, exceptions }: Hours, date: string): { from: number; to: number }[] {
  const exception = exceptions.find((one) => one.date === date);
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  const intervals = exception?.intervals ?? week[weekday] ?? [];
  return intervals.map(([from = 0, to = 0]) => ({ from, to }));
}

/** Whether people answer at an instant. An interval may go on after midnight. */
export function isOpen(hours: Hours, at: Date): boolean {
  if (!hours.hasHours) return true;
  const { date, minute } = wallAt(at, hours.timeZone);
  const isWithin = (day: string, now: number) =>
    intervalsOf(hours, day).some(({ from, to }) => now >= from && now < to);
  return isWithin(date, minute) || isWithin(dateAfter(date, -1), minute + 24 * 60);
}

/** When people answer next; null while they do, and where it is not within 60 days. */
export function nextOpening(hours: Hours, at: Date): Date | null {
  if (isOpen(hours, at)) return null;
  const { date } = wallAt(at, hours.timeZone);
  for (let day = 0; day <= mostDays; day += 1) {
    const on = dateAfter(date, day);
    const openings = intervalsOf(hours, on)
      .map(({ from }) => instantOf(on, from, hours.timeZone))
      .filter((opening) => opening > at && isOpen(hours, opening));
    const [first] = openings.toSorted((one, other) => one.getTime() - other.getTime());
    if (first) return first;
  }
  return null;
}

/**
 * How many minutes of a stretch people answer in, in steps of 5 minutes; at most those of 7 days.
 */
export function openMinutes(hours: Hours, from: Date, to: Date): number {
  const total = (to.getTime() - from.getTime()) / minuteMs;
  if (!hours.hasHours) return total;
  const stepMinutes = 5;
  const end = Math.min(to.getTime(), from.getTime() + 7 * dayMs);
  let open = 0;
  for (let at = from.getTime(); at < end; at += stepMinutes * minuteMs) {
    if (isOpen(hours, new Date(at))) open += Math.min(stepMinutes, (end - at) / minuteMs);
  }
  return open;
}
