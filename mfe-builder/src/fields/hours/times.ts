import type { OpeningWeek } from '@askwell/contracts';

/** From and to, in minutes of the day; `to` may be on the next day. */
type Interval = OpeningWeek[number][number];

const dayMinutes = 24 * 60;

/** A minute of the day as time fields hold it, such as `09:30`; of the next day as of this one. */
export const timeOf = (minute: number): string => {
  const ofDay = minute % dayMinutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
};

/** The minute of a time field; null while it is incomplete. */
export const minuteOf = (time: string): number | null => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** An end at or before the beginning is on the next day. */
export const intervalOf = (from: number, to: number): Interval => [from, to > from ? to : to + dayMinutes];

/** The next hours to suggest for a day: 9 to 17, or three hours, one hour after the last ones. */
export const nextInterval = (day: readonly Interval[]): Interval => {
  const end = day.at(-1)?.[1];
  return end === undefined
    ? [9 * 60, 17 * 60]
    : intervalOf((end + 60) % dayMinutes, (end + 240) % dayMinutes);
};
