import { Worker } from 'node:worker_threads';
import { workerPool, type PoolOptions, type WorkerPool } from '../../kernel/worker-pool.ts';
import type { Task, TaskResult } from './worker-messages.ts';

export type KnowledgePool = WorkerPool<Task, TaskResult>;

/** The workers that compute indexes. */
export const knowledgePool = (options: Omit<PoolOptions<Task>, 'startWorker'> = {}): KnowledgePool =>
  workerPool<Task, TaskResult>({ ...options, startWorker });

/** Bundled, the worker is a file beside the server's; from the sources it needs tsx. */
const startWorker = (): Worker =>
  import.meta.url.endsWith('.ts')
    ? new Worker(new URL('knowledge-worker.dev.mjs', import.meta.url), { execArgv: [] })
    : new Worker(new URL('knowledge-worker.js', import.meta.url), { execArgv: [] });
