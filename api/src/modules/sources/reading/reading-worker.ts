import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ReadingTask } from './reading-messages.ts';
import { runReading } from './run-reading.ts';

/** Where processors are short, replies to visitors get three times the share of a reader. */
const niceness = 5;
// Linux sets it for the calling thread, other systems for the whole process.
if (process.platform === 'linux') setPriority(niceness);

/** The entry of a worker thread: reads one document after the other. */
parentPort?.on('message', (task: ReadingTask) => {
  // A failure ends the worker, and its pool says so.
  void runReading(task).then((result) => parentPort?.postMessage(result));
});
