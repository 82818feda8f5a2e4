import { z } from 'zod';
import { limits } from '../limits.ts';

const dayMinutes = 24 * 60;
const message = 'Please enter opening hours such as 9:00 to 17:00';
const Minute = z.int(message).min(0, message);

/** From and to, in minutes of the day by the clock on the wall; `to` may be on the next day. */
const OpeningInterval = z
  .array(Minute.max(2 * dayMinutes, message), message)
  .length(2, message)
  .refine(([from = 0, to = 0]) => from < dayMinutes && from < to && to - from <= dayMinutes, message);

const { intervals } = limits.handoff;
const Day = z.array(OpeningInterval).max(intervals, `A day has at most ${intervals} opening hours`);

/** The opening hours of each day, Monday first. */
export const OpeningWeek = z.array(Day).length(7, 'A week has 7 days');
export type OpeningWeek = z.infer<typeof OpeningWeek>;

/** A day that differs from the week, such as a holiday; without intervals it is closed. */
const OpeningException = z.object({
  date: z.iso.date('Please choose a day'),
  label: z.string().trim().max(60, 'A label holds at most 60 characters').default(''),
  intervals: Day,
});

export const OpeningExceptions = z
  .array(OpeningException)
  .max(limits.handoff.exceptions, `There are at most ${limits.handoff.exceptions} exceptions`);
export type OpeningExceptions = z.infer<typeof OpeningExceptions>;

const workday = [[9 * 60, 17 * 60]];

export const workWeek: OpeningWeek = [workday, workday, workday, workday, workday, [], []];
