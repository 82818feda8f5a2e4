import { workWeek } from '@askwell/contracts';
import { expect, test } from 'vitest';
import { isOpen, nextOpening, openMinutes } from './office-hours.ts';

const berlin = { hasHours: true, timeZone: 'Europe/Berlin', week: workWeek, exceptions: [] };
const at = (instant: string) => new Date(instant);

test('people answer in the opening hours by the clock on the wall, in summer and in winter', () => {
  expect(isOpen(berlin, at('2026-07-06T07:00:00Z'))).toBe(true);
  expect(isOpen(berlin, at('2026-07-06T06:59:00Z'))).toBe(false);
  expect(isOpen(berlin, at('2026-01-05T07:30:00Z'))).toBe(false);
  expect(isOpen(berlin, at('2026-01-05T15:59:00Z'))).toBe(true);
  expect(isOpen(berlin, at('2026-01-05T16:00:00Z'))).toBe(false);
});

test('over the nights in which the clocks change, the next opening is at the right hour', () => {
  // Friday evening before each change.
  expect(nextOpening(berlin, at('2026-03-27T18:00:00Z'))).toEqual(at('2026-03-30T07:00:00Z'));
  expect(nextOpening(berlin, at('2026-10-23T18:00:00Z'))).toEqual(at('2026-10-26T08:00:00Z'));
});

test('opening hours go on after midnight, and a holiday is closed', () => {
  const week = [[[1_320, 1_560]], [], [], [], [], [], []];
  const night = {
    ...berlin,
    timeZone: 'UTC',
    week,
    exceptions: [{ date: '2026-11-30', label: '', intervals: [] }],
  };
  expect(isOpen(night, at('2026-11-24T01:59:00Z'))).toBe(true);
  expect(isOpen(night, at('2026-11-24T02:00:00Z'))).toBe(false);
  expect(nextOpening(night, at('2026-11-24T02:00:00Z'))).toEqual(at('2026-12-07T22:00:00Z'));
});

test('an office that never opens has no next opening', () => {
  expect(
    nextOpening({ ...berlin, week: [[], [], [], [], [], [], []] }, at('2026-11-24T02:00:00Z')),
  ).toBeNull();
});

test('only open minutes count', () => {
  expect(openMinutes(berlin, at('2026-01-02T15:30:00Z'), at('2026-01-05T08:30:00Z'))).toBe(60);
});
