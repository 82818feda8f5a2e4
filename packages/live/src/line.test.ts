// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openLine, type LineOptions } from './line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line in view, and how often it has opened a stream and asked for what is new. */
function lineWith(listen: LineOptions['listen'], changed: LineOptions['changed'] = () => {}) {
  const counts = { streams: 0, polls: 0 };
  const line = openLine({
    listen: (signal, heard) => {
      counts.streams += 1;
      return listen(signal, heard);
    },
    poll: async () => {
      counts.polls += 1;
    },
    isShown: () => true,
    isFinal: (error) => error instanceof RangeError,
    changed,
  });
  onTestFinished(() => line.stop());
  return counts;
}

test('a client opens the next stream when the server asked it to, and not before', async () => {
  const counts = lineWith(async (_, heard) => heard(4_000));
  await vi.advanceTimersByTimeAsync(3_999);
  expect(counts.streams).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(counts.streams).toBe(2);
});

test('a client waits at most 30 seconds, whatever the server asks for', async () => {
  const counts = lineWith(async (_, heard) => heard(3_600_000));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(counts.streams).toBe(2);
});

test('a visitor whose stream breaks gets messages by requests, and then a stream again', async () => {
  const changed = vi.fn<LineOptions['changed']>();
  const counts = lineWith(async () => {
    if (counts.streams === 1) throw new TypeError('Load failed');
    await new Promise(() => {});
  }, changed);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(changed.mock.calls).toEqual([[false], [true], [true], [true]]);
  expect(counts).toEqual({ streams: 2, polls: 3 });
});

test('a conversation that is gone is not asked for again', async () => {
  const counts = lineWith(async () => {
    throw new RangeError('not found');
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counts).toEqual({ streams: 1, polls: 0 });
});
