import { parentPort } from 'node:worker_threads';
import { runTask } from './run-task.ts';
import type { Task } from './worker-messages.ts';

/** The entry of a worker thread: does one task after the other. */
parentPort?.on('message', (task: Task) => {
  const result = runTask(task);
  parentPort?.postMessage(result, result.index === null ? [] : [result.index]);
});
