import type { Clock } from '../kernel/clock.ts';
import type { Logger } from '../kernel/log.ts';
import { type JobLease, renewalMs } from './job-lease.ts';
import { repeat, type RepeatedJob } from './repeat.ts';

/** What a job does, and how often. Every run can be repeated without harm. */
export type Job = {
  name: string;
  /** The pause between two runs. */
  everyMs: number;
  run: () => Promise<void>;
  /** It concerns the process itself, so the timer of every process runs it. */
  isOfProcess?: boolean;
  /**
   * It claims each item that it works on. A process that has just started runs it by its timer for
   * a minute, lease or not: what a killed process held does not wait for the end of its lease.
   */
  claimsItems?: boolean;
};

type Needs = { lease: JobLease; clock: Clock; log: Logger };

/** How long a new process runs the jobs that claim items, in milliseconds. */
const takeOverMs = 60_000;

/**
 * Runs the jobs of all modules. By the timer one process runs them, the holder of the lease;
 * `wake` runs a job in any process, at once.
 */
export const createScheduler = ({ lease, clock, log }: Needs) => {
  const definitions = new Map<string, Job>();
  const jobs = new Map<string, RepeatedJob>();
  let startedAt = -Infinity;

  /** Throws for a job that is not registered. */
  const known = <Value>(map: ReadonlyMap<string, Value>, name: string): Value => {
    const found = map.get(name);
    if (found === undefined) throw new Error(`There is no job "${name}"`);
    return found;
  };

  /** Whether the timer of this process runs a job without the lease. */
  const runsWithoutLease = ({ isOfProcess = false, claimsItems = false }: Job): boolean =>
    isOfProcess || (claimsItems && clock().getTime() - startedAt < takeOverMs);

  /** Throws for a name that is taken. */
  const register = (...added: readonly Job[]): void => {
    for (const job of added) {
      if (definitions.has(job.name)) throw new Error(`There are two jobs "${job.name}"`);
      definitions.set(job.name, job);
      const mayRun = () => runsWithoutLease(job) || lease.isHeld();
      jobs.set(job.name, repeat({ ...job, mayRun }, log));
    }
  };

  /** A new holder runs at once what waited for it. */
  const keepLease = async (): Promise<void> => {
    const waiting = [...definitions.values()].filter((job) => !runsWithoutLease(job));
    if (!(await lease.keep())) return;
    for (const { name } of waiting) known(jobs, name).wake();
  };
  register({ name: 'lease', everyMs: renewalMs, run: keepLease, isOfProcess: true });

  return {
    register,

    /** Runs a job now, or again after the run in progress. */
    wake: (name: string): void => known(jobs, name).wake(),

    /**
     * Runs a job once, beside its schedule: after the run under way, which may hold items. Throws
     * what the job throws.
     */
    run: async (name: string): Promise<void> => {
      const { run } = known(definitions, name);
      await known(jobs, name).settled();
      await run();
    },

    /** Does what the timers of all jobs do, once, and waits for it. */
    tick: async (name: string): Promise<void> => {
      await known(jobs, name).tick();
    },

    /** The jobs and their pauses, in milliseconds. */
    list: (): Pick<Job, 'name' | 'everyMs'>[] => [...definitions.values()],

    wakeAll: (): void => {
      for (const job of jobs.values()) job.wake();
    },

    start: (): void => {
      startedAt = clock().getTime();
      for (const job of jobs.values()) job.start();
    },

    /** Waits for the runs in progress. */
    stop: async (): Promise<void> => {
      await Promise.all([...jobs.values()].map((job) => job.stop()));
      await lease.release().catch(() => {});
    },
  };
};
export type Scheduler = ReturnType<typeof createScheduler>;
