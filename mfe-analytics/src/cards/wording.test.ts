import { expect, test } from 'vitest';
import { overview } from '../words/en/overview.ts';
import { growth, improvement } from './wording.ts';

test('growth carries its sign', () => {
  expect([growth(12.54), growth(-3), growth(0), growth(-0.04)]).toEqual(['+12.5%', '−3%', '0%', '0%']);
});

test('an improvement of the response time is a shorter wait', () => {
  expect([1200, -80, 0.2].map((milliseconds) => improvement(milliseconds, overview.cards))).toEqual([
    '1,200 ms faster',
    '80 ms slower',
    '0 ms',
  ]);
});

test('one thing is counted in the singular', () => {
  expect([overview.topics.mentions(1), overview.topics.mentions(0)]).toEqual(['1 mention', '0 mentions']);
});
