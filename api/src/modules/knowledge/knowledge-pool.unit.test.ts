import { afterEach, expect, test } from 'vitest';
import { largestKnowledge } from './knowledge.fixture.ts';
import { TaskFailed } from '../../kernel/worker-pool.ts';
import { knowledgePool } from './knowledge-pool.ts';

const pools: ReturnType<typeof knowledgePool>[] = [];
const start = (options?: Parameters<typeof knowledgePool>[0]) => {
  const pool = knowledgePool(options);
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.stop())));

const index = (seed: number) =>
  ({ type: 'index', knowledge: { ...largestKnowledge(seed), data: '{}' } }) as const;
const small = {
  type: 'check',
  knowledge: { faqs: [{ question: 'Hi?', answer: 'Yes.' }], data: '{}' },
} as const;

test('an index comes back from a worker', async () => {
  const { refusal, index: buffer } = await start({ timeLimitMs: 600_000 }).run('one', index(1));
  expect(refusal).toBeNull();
  expect(buffer?.byteLength).toBeGreaterThan(1_000_000);
});

test('a task that takes too long ends its worker, and the next task is done', async () => {
  const pool = start({ timeLimitMs: 1 });
  await expect(pool.run('one', index(1))).rejects.toThrow(TaskFailed);
  const patient = start();
  expect(await patient.run('one', small)).toEqual({ refusal: null, index: null });
});

test('a task that nobody waits for any more makes room for the next', async () => {
  const pool = start();
  const leaving = new AbortController();
  const left = pool.run('one', index(1), leaving.signal);
  const next = pool.run('two', small);
  leaving.abort();
  await expect(left).rejects.toThrow(TaskFailed);
  expect(await next).toEqual({ refusal: null, index: null });
});

test('owners take turns', async () => {
  const pool = start();
  const order: string[] = [];
  const run = (owner: string, name: string) => pool.run(owner, small).then(() => order.push(name));
  await Promise.all([run('one', 'a1'), run('one', 'a2'), run('one', 'a3'), run('two', 'b1')]);
  expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a3'));
});

test('stopping ends what runs and what waits', async () => {
  const pool = start();
  const all = [pool.run('one', index(1)), pool.run('one', index(2))];
  const outcomes = Promise.allSettled(all);
  await pool.stop();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
