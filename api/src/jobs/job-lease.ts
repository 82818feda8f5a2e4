import type { Clock } from '../kernel/clock.ts';
import type { LeasesStore } from './leases.store.ts';

/**
 * How long the lease lasts after its last renewal, and how often each process renews it or tries to
 * take it. Another process takes over within 40 s, plus the difference of the clocks.
 */
const leaseMs = 30_000;
export const renewalMs = 10_000;

type Needs = { leases: Pick<LeasesStore, 'take' | 'release'>; processId: string; clock: Clock };

/** The lease of the process whose timers run the jobs. */
export const jobLease = ({ leases, processId, clock }: Needs) => {
  let heldUntil = 0;
  const isHeld = () => {
    const leftMs = heldUntil - clock().getTime();
    return leftMs > 0 && leftMs <= leaseMs;
  };

  return {
    isHeld,

    /** Takes or renews the lease. True when this process has just become its holder. */
    keep: async (): Promise<boolean> => {
      const wasHeld = isHeld();
      const now = clock();
      const isTaken = await leases.take('jobs', processId, now, leaseMs);
      heldUntil = isTaken ? now.getTime() + leaseMs : 0;
      return isTaken && !wasHeld;
    },

    /** Lets another process take over at once. */
    release: async (): Promise<void> => {
      if (!isHeld()) return;
      heldUntil = 0;
      await leases.release('jobs', processId);
    },
  };
};
export type JobLease = ReturnType<typeof jobLease>;
