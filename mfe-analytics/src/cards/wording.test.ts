import { expect, test } from 'vitest';
import { amount, counted, growth, improvement } from './wording.ts';

test('numbers carry separators and at most one decimal', () => {
  expect([amount(1234567), amount(4.25), amount(0)]).toEqual(['1,234,567', '4.3', '0']);
});

test('growth carries its sign', () => {
  expect([growth(12.54), growth(-3), growth(0), growth(-0.04)]).toEqual(['+12.5%', '−3%', '0%', '0%']);
});

test('an improvement of the response time is a shorter wait', () => {
  expect([improvement(1200), improvement(-80), improvement(0.2)]).toEqual([
    '1,200 ms faster',
    '80 ms slower',
    '0 ms',
  ]);
});

test('one thing is counted in the singular', () => {
  expect([counted(1, 'mention', 'mentions'), counted(0, 'mention', 'mentions')]).toEqual([
    '1 mention',
    '0 mentions',
  ]);
});
