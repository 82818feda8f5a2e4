import { parentPort } from 'node:worker_threads';
import type { ReadingTask } from './reading-messages.ts';
import { runReading } from './run-reading.ts';

/** The entry of a worker thread: reads one document after the other. */
parentPort?.on('message', (task: ReadingTask) => {
  // A failure ends the worker, and its pool says so.
  void runReading(task).then((result) => parentPort?.postMessage(result));
});
