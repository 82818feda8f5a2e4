import type { Logger } from '../kernel/log.ts';

type Repeated = {
  name: string;
  /** The pause between two runs. */
  everyMs: number;
  run: () => Promise<void>;
  /** Whether the timer may run it now; absent: always. */
  mayRun?: () => boolean;
};

export type RepeatedJob = ReturnType<typeof repeat>;

/**
 * Runs a job again and again, never twice at once, until it is stopped. A run that fails is logged
 * and the next one comes as if nothing had happened.
 */
export const repeat = ({ name, everyMs, run, mayRun = () => true }: Repeated, log: Logger) => {
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
    else timer = setTimeout(tick, everyMs);
  };

  /** Runs it now, or once more after the run that is under way. */
  const wake = () => {
    isWanted = true;
    if (!isStopped) running ??= runOnce();
  };

  /** Runs it if it may run, and resolves when it has run. */
  const tick = async (): Promise<void> => {
    clearTimeout(timer);
    if (mayRun()) wake();
    else if (!isStopped && running === null) timer = setTimeout(tick, everyMs);
    await running;
  };

  return {
    wake,
    tick,
    start: () => {
      isStopped = false;
      void tick();
    },
    /** Resolves when no run is under way. */
    settled: async () => {
      while (running) await running;
    },
    /** Waits for the run that is under way. */
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
