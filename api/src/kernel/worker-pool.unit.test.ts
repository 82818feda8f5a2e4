import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { TaskFailed, workerPool } from './worker-pool.ts';

/** Answers, and says in shared memory that it has, before its answer is heard. */
const code = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.on('message', (task) => {
    parentPort.postMessage(task * 2);
    Atomics.store(workerData, 0, 1);
    Atomics.notify(workerData, 0);
  });
`;

function poolOf(answered: Int32Array) {
  const workers: Worker[] = [];
  const pool = workerPool<number, number>({
    startWorker: () => {
      const worker = new Worker(code, { eval: true, workerData: answered });
      workers.push(worker);
      return worker;
    },
  });
  return { pool, workers };
}

const flag = () => new Int32Array(new SharedArrayBuffer(4));

test('a pool that is stopped while a result is on its way stops', async () => {
  const answered = flag();
  const { pool } = poolOf(answered);
  const result = pool.run('owner', 21).catch((error: unknown) => error);
  Atomics.wait(answered, 0, 0);
  await pool.stop();
  expect([42, new TaskFailed('its worker ended')]).toContainEqual(await result);
  await expect(pool.run('owner', 1)).rejects.toThrow(TaskFailed);
});

test('a task gets a new worker after one that was cancelled while its result was on its way', async () => {
  const answered = flag();
  const { pool, workers } = poolOf(answered);
  const cancelling = new AbortController();
  const cancelled = pool.run('owner', 1, cancelling.signal).catch((error: unknown) => error);
  Atomics.wait(answered, 0, 0);
  cancelling.abort();
  expect(await cancelled).toEqual(new TaskFailed('it was cancelled'));
  const [first] = workers;
  if (first) await once(first, 'exit');
  expect(await pool.run('owner', 4)).toBe(8);
  await pool.stop();
});
