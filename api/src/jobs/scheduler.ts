import type { Logger } from '../kernel/log.ts';
import { repeat, type Job, type RepeatedJob } from './repeat.ts';

export type { Job };

/**
 * Runs the jobs of all modules in this process. Every process runs the same jobs; a job claims its
 * work in the database.
 */
export const createScheduler = (log: Logger) => {
  const definitions = new Map<string, Job>();
  const jobs = new Map<string, RepeatedJob>();
  /** Throws for a job that is not registered. */
  const known = <Value>(map: ReadonlyMap<string, Value>, name: string): Value => {
    const found = map.get(name);
    if (found === undefined) throw new Error(`There is no job "${name}"`);
    return found;
  };
  return {
    /** Throws for a name that is taken. */
    register: (...added: readonly Job[]): void => {
      for (const job of added) {
        if (definitions.has(job.name)) throw new Error(`There are two jobs "${job.name}"`);
        definitions.set(job.name, job);
        jobs.set(job.name, repeat(job, log));
      }
    },

    /** Runs a job now, or again after the run in progress. */
    wake: (name: string): void => known(jobs, name).wake(),

    /** Runs a job once, beside its schedule. Throws what the job throws. */
    run: async (name: string): Promise<void> => {
      await known(definitions, name).run();
    },

    wakeAll: (): void => {
      for (const job of jobs.values()) job.wake();
    },

    start: (): void => {
      for (const job of jobs.values()) job.start();
    },

    /** Waits for the runs in progress. */
    stop: async (): Promise<void> => {
      await Promise.all([...jobs.values()].map((job) => job.stop()));
    },
  };
};
export type Scheduler = ReturnType<typeof createScheduler>;
