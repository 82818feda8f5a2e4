import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createLog } from '../kernel/log.ts';
import { repeat } from './repeat.ts';

const silent = createLog('silent');
const aDay = 86_400_000;

test('a job runs when it is started, and again when it is woken', async () => {
  const run = vi.fn<() => Promise<void>>(async () => {});
  const job = repeat({ name: 'job', everyMs: aDay, run }, silent);
  job.wake();
  expect(run).not.toHaveBeenCalled();
  job.start();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 60_000);
  job.wake();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), 60_000);
  await job.stop();
});

test('it never runs twice at once: woken while it runs, it runs once more after', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const run = async () => {
    runs += 1;
    most = Math.max(most, (running += 1));
    await pause(20);
    running -= 1;
  };
  const job = repeat({ name: 'job', everyMs: aDay, run }, silent);
  job.start();
  job.wake();
  job.wake();
  await vi.waitFor(() => expect(runs).toBe(2), 60_000);
  await job.stop();
  expect([most, runs]).toEqual([1, 2]);
});

test('a run that fails is logged, and the next one comes', async () => {
  const lines: string[] = [];
  const run = vi.fn<() => Promise<void>>(async () => {
    throw new Error('no luck');
  });
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const job = repeat({ name: 'unlucky', everyMs: 5, run }, log);
  job.start();
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(2), 60_000);
  await job.stop();
  expect(lines[0]).toContain('unlucky');
});

test('stopping waits for the run that is under way, and none comes after', async () => {
  let isDone = false;
  const run = vi.fn<() => Promise<void>>(async () => {
    await pause(30);
    isDone = true;
  });
  const job = repeat({ name: 'job', everyMs: 1, run }, silent);
  job.start();
  await job.stop();
  expect(isDone).toBe(true);
  job.wake();
  expect(run).toHaveBeenCalledTimes(1);
});
