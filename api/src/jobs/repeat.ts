import type { Logger } from '../kernel/log.ts';

export type Job = {
  name: string;
  /** The pause between two runs. */
  everyMs: number;
  run: () => Promise<void>;
};

export type RepeatedJob = ReturnType<typeof repeat>;

/**
 * Runs a job again and again, never twice at once, until it is stopped. A run that fails is logged
 * and the next one comes as if nothing had happened. Several processes run the same jobs: each job
 * claims its work in the database.
 */
export const repeat = ({ name, everyMs, run }: Job, log: Logger) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = true;

  const runOnce = async () => {
    clearTimeout(timer);
    isWanted = false;
    try {
      await run();
    } catch (error) {
      log.error({ job: name, error }, 'job failed');
    }
    running = null;
    if (isStopped) return;
    if (isWanted) wake();
    else timer = setTimeout(wake, everyMs);
  };

  /** Runs it now, or once more after the run that is under way. */
  const wake = () => {
    isWanted = true;
    if (!isStopped) running ??= runOnce();
  };

  return {
    wake,
    start: () => {
      isStopped = false;
      wake();
    },
    /** Waits for the run that is under way. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
