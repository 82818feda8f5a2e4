import type { Logger } from '../kernel/log.ts';

/**
 * Is called when a call of another service has ended. `log` belongs to the request that made it;
 * `outcome` is one of few, for metrics; `reason` goes to the log only.
 */
export type Observer = (log: Logger, call: string, outcome: string, ms: number, reason?: string) => void;
