import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';

/** A task ran longer than its time limit, took too much memory, or its worker ended. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed';
}

export type PoolOptions<Task> = {
  /** Starts a thread that answers every message with the result of its task. */
  startWorker: () => Worker;
  /** How long a task may run, in milliseconds. */
  timeLimitMs?: number | ((task: Task) => number);
  /** How much longer the first task of a worker may run, which waits for its code to load. */
  startMs?: number;
  /**
   * By how many MB the process may grow while a task runs; the heap limit of a worker leaves out
   * its buffers. No limit when absent.
   */
  growthMegabytes?: number;
  /** How long a worker without work is kept, in milliseconds. */
  idleMs?: number;
};

type Job<Task, Result> = {
  task: Task;
  owner: string;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
  /** Stops listening for its cancellation. */
  settled?: () => void;
};

/** Leaves a core to the process on machines that have several, and never takes more than two. */
const workersAtMost = availableParallelism() >= 4 ? 2 : 1;

/**
 * Runs tasks in worker threads. Owners take turns: a queue of one owner delays another owner's task
 * by one task at most for each worker. Workers start with the first task and end when there is
 * nothing to do.
 */
export const workerPool = <Task, Result>({
  startWorker,
  timeLimitMs = 60_000,
  startMs = 0,
  growthMegabytes = Number.POSITIVE_INFINITY,
  idleMs = 10_000,
}: PoolOptions<Task>): WorkerPool<Task, Result> => {
  type PoolJob = Job<Task, Result>;
  const limitOf = (task: Task) => (typeof timeLimitMs === 'number' ? timeLimitMs : timeLimitMs(task));
  const waiting: PoolJob[] = [];
  const fresh = new WeakSet<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const running = new Map<Worker, PoolJob>();
  const ending = new WeakSet<Worker>();
  /** Owners in the order of their last turn, the longest ago first. */
  const lastTurns = new Set<string>();
  let isStopped = false;

  const next = (): void => {
    if (isStopped || waiting.length === 0) return;
    const worker = idleWorker();
    if (!worker) return;
    const job = takeJob();
    running.set(worker, job);
    const limitMs = limitOf(job.task) + (fresh.delete(worker) ? startMs : 0);
    const timer = setTimeout(() => end(worker, new TaskFailed('it took too long')), limitMs);
    const most = process.memoryUsage.rss() + growthMegabytes * 1024 * 1024;
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > most) end(worker, new TaskFailed('it took too much memory'));
    }, 200).unref();
    const done = (error: unknown, result?: Result) => {
      clearTimeout(timer);
      clearInterval(watch);
      worker.removeAllListeners('message');
      if (!running.delete(worker)) return;
      job.settled?.();
      if (result) job.resolve(result);
      else job.reject(error);
    };
    const onExit = () => {
      done(new TaskFailed('its worker ended'));
      next();
    };
    worker.once('exit', onExit);
    worker.once('message', (result: Result) => {
      worker.off('exit', onExit);
      done(null, result);
      rest(worker);
      next();
    });
    worker.postMessage(job.task);
  };

  /** The job of the owner whose last turn was the longest ago. */
  const takeJob = (): PoolJob => {
    const turns = [...lastTurns];
    const turnOf = ({ owner }: PoolJob) => turns.indexOf(owner);
    const job = waiting.reduce((best, other) => (turnOf(other) < turnOf(best) ? other : best));
    waiting.splice(waiting.indexOf(job), 1);
    lastTurns.delete(job.owner);
    lastTurns.add(job.owner);
    if (lastTurns.size > 1_000) for (const owner of turns.slice(0, 500)) lastTurns.delete(owner);
    return job;
  };

  const idleWorker = (): Worker | undefined => {
    const [known] = idle;
    if (known) {
      const [worker] = known;
      forget(worker);
      return worker;
    }
    return running.size < workersAtMost ? started() : undefined;
  };

  const started = (): Worker => {
    const worker = startWorker();
    // What fails in a worker ends it: `exit` follows.
    worker.on('error', () => {});
    worker.once('exit', () => forget(worker));
    worker.unref();
    fresh.add(worker);
    return worker;
  };

  /** Keeps a worker for a while, unless it was ended before its result came. */
  const rest = (worker: Worker): void => {
    if (ending.has(worker)) return;
    idle.set(worker, setTimeout(() => void terminate(worker), idleMs).unref());
  };

  const forget = (worker: Worker): void => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };

  const terminate = async (worker: Worker): Promise<void> => {
    ending.add(worker);
    forget(worker);
    await worker.terminate();
  };

  const end = (worker: Worker, error: TaskFailed): void => {
    running.get(worker)?.reject(error);
    void terminate(worker);
  };

  return {
    /**
     * Does a task for an owner. Throws `TaskFailed`; an aborted signal takes a waiting task out of
     * the queue, and ends the worker of a running one.
     */
    run: (owner: string, task: Task, signal?: AbortSignal): Promise<Result> =>
      new Promise<Result>((resolve, reject) => {
        if (isStopped || signal?.aborted) throw new TaskFailed('nobody waits for it');
        const job: PoolJob = { task, owner, resolve, reject };
        const onAbort = () => cancel(job);
        signal?.addEventListener('abort', onAbort, { once: true });
        job.settled = () => signal?.removeEventListener('abort', onAbort);
        waiting.push(job);
        next();
      }),

    /** Ends all workers. */
    stop: async (): Promise<void> => {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(new TaskFailed('the process is stopping'));
      await Promise.all([...idle.keys(), ...running.keys()].map(terminate));
    },
  };

  function cancel(job: PoolJob): void {
    const place = waiting.indexOf(job);
    if (place !== -1) waiting.splice(place, 1);
    for (const [worker, current] of running) if (current === job) void terminate(worker);
    job.reject(new TaskFailed('it was cancelled'));
  }
};
export type WorkerPool<Task, Result> = {
  run: (owner: string, task: Task, signal?: AbortSignal) => Promise<Result>;
  stop: () => Promise<void>;
};
