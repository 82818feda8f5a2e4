import { expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { watchOrder } from './watch-order.ts';

const pending: Outcome = { kind: 'pending' };
const success: Outcome = { kind: 'success' };
const patience = { totalMs: 60_000, pauseMs: 1 };
const shortPatience = { totalMs: 60, pauseMs: 10 };
const stays = () => new AbortController().signal;

/** Answers one after the other, then the last one for ever. */
const answers = (...outcomes: Outcome[]) => {
  let looks = 0;
  const look = async () => outcomes[Math.min(looks++, outcomes.length - 1)] ?? pending;
  return { look, looks: () => looks };
};

test('a payment that is settled is told at once', async () => {
  const { look, looks } = answers(success);
  expect(await watchOrder(look, stays(), patience)).toEqual(success);
  expect(looks()).toBe(1);
});

test('one that is pending is looked at again until it is settled', async () => {
  const { look, looks } = answers(pending, pending, success);
  expect(await watchOrder(look, stays(), patience)).toEqual(success);
  expect(looks()).toBe(3);
});

test('one that stays pending is given up after a while, also when a look never ends', async () => {
  expect(await watchOrder(answers(pending).look, stays(), shortPatience)).toEqual(pending);
  let first = true;
  const hangs = () => {
    if (!first) return new Promise<Outcome>(() => {});
    first = false;
    return Promise.resolve(pending);
  };
  expect(await watchOrder(hangs, stays(), shortPatience)).toEqual(pending);
});

test('a look that fails in the middle is made again; one at the start is told', async () => {
  let looks = 0;
  const flickers = async () => {
    looks += 1;
    if (looks === 2) throw Object.assign(new Error('no connection'), { status: 'FETCH_ERROR' });
    return looks === 1 ? pending : success;
  };
  expect(await watchOrder(flickers, stays(), patience)).toEqual(success);
  const fails = () => Promise.reject(new Error('no connection'));
  expect(await watchOrder(fails, stays(), patience)).toEqual({
    kind: 'failed',
    reason: 'unverified',
  });
});

test('whoever has left the page is told nothing', async () => {
  const leaving = new AbortController();
  const { look, looks } = answers(pending);
  const told = watchOrder(look, leaving.signal, patience);
  leaving.abort();
  expect(await told).toBeNull();
  expect(looks()).toBe(1);
});
