import { expect, test } from 'vitest';
import { ago } from './when.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:01:00Z', '59 minutes ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-16T12:00:00Z', '5 days ago'],
  ['2026-11-01T12:00:00Z', 'on Nov 1, 2026'],
])('people read %s as %s', (instant, words) => {
  expect(ago(instant, now)).toBe(words);
});
