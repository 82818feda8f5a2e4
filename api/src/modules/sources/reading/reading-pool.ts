import { startWorker } from '../../../kernel/start-worker.ts';
import { TaskFailed, workerPool, type PoolOptions } from '../../../kernel/worker-pool.ts';
import type { ReadingResult, ReadingTask } from './reading-messages.ts';

/** Far more than a page takes, since other work may have the processor. */
const pageMs = 20_000;
const fileMs = 60_000;
/** A busy machine takes seconds to load the readers. */
const startMs = 60_000;

/** Heap of a worker, in MB; a document that needs more ends it. */
const workerMegabytes = 256;
/** With what a document unpacks to outside of the heap: a file of 10 MB may hold 10 GB. */
const growthMegabytes = 600;

/**
 * Reads documents in worker threads, one at a time in each. A document that takes too long or too
 * much memory is `too_slow`, and the process goes on.
 */
export const readingPool = (options: Omit<PoolOptions<ReadingTask>, 'startWorker'> = {}) => {
  const pool = workerPool<ReadingTask, ReadingResult>({
    startMs,
    timeLimitMs: ({ bytes }) => (isFile(bytes) ? fileMs : pageMs),
    growthMegabytes,
    ...options,
    startWorker: () =>
      startWorker('reading-worker', import.meta.url, { maxOldGenerationSizeMb: workerMegabytes }),
  });
  return {
    /** Throws `TaskFailed` only if the signal was aborted. */
    read: async (owner: string, task: ReadingTask, signal?: AbortSignal): Promise<ReadingResult> => {
      try {
        return await pool.run(owner, task, signal);
      } catch (error) {
        if (!(error instanceof TaskFailed) || signal?.aborted) throw error;
        return { outcome: 'too_slow' };
      }
    },
    stop: () => pool.stop(),
  };
};
export type ReadingPool = ReturnType<typeof readingPool>;

/** PDF and Word: `%PDF` or `PK`. */
const isFile = ([first, second]: Uint8Array): boolean =>
  (first === 0x25 && second === 0x50) || (first === 0x50 && second === 0x4b);
