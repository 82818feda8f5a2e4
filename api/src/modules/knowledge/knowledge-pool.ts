import { startWorker } from '../../kernel/start-worker.ts';
import { workerPool, type PoolOptions, type WorkerPool } from '../../kernel/worker-pool.ts';
import type { Task, TaskResult } from './worker-messages.ts';

export type KnowledgePool = WorkerPool<Task, TaskResult>;

/** The workers that compute indexes. */
export const knowledgePool = (options: Omit<PoolOptions<Task>, 'startWorker'> = {}): KnowledgePool =>
  workerPool<Task, TaskResult>({
    ...options,
    startWorker: () => startWorker('knowledge-worker', import.meta.url),
  });
