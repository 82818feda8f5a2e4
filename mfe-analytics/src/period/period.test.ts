import { expect, test } from 'vitest';
import { timeRanges } from '@askwell/contracts';
import { overview } from '../words/en/overview.ts';
import { periodOf } from './period.ts';

test('an owner chooses among four periods', () => {
  expect(timeRanges.map((range) => overview.period.names[range])).toEqual([
    'Last 24 Hours',
    'Last 7 Days',
    'Last 30 Days',
    'Last 3 Months',
  ]);
});

test('an address without a known period means the last 7 days', () => {
  expect([periodOf('90d'), periodOf(null), periodOf('1y')]).toEqual(['90d', '7d', '7d']);
});
