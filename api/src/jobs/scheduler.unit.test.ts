import { expect, test } from 'vitest';
import { createLog } from '../kernel/log.ts';
import { createScheduler } from './scheduler.ts';

/** A scheduler of a process that never holds the lease. */
const scheduler = () => {
  const lease = { isHeld: () => false, keep: async () => false, release: async () => {} };
  return createScheduler({ lease, clock: () => new Date(), log: createLog('silent') });
};

const job = { name: 'mail', everyMs: 1_000, run: async () => {} };

test('a job that was not registered cannot be run or woken', async () => {
  const jobs = scheduler();
  await expect(jobs.run('mail')).rejects.toThrow('There is no job "mail"');
  expect(() => jobs.wake('mail')).toThrow('There is no job "mail"');
});

test('two jobs cannot have one name', () => {
  const jobs = scheduler();
  jobs.register(job);
  expect(() => jobs.register(job)).toThrow('There are two jobs "mail"');
});
