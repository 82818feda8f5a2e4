import type { Logger } from '../kernel/log.ts';
import type { Metrics } from './metrics.ts';

/** `log` is the request's that the call is made for; `outcome` is one of few; `reason` goes to the log only. */
export type Observer = (log: Logger, call: string, outcome: string, ms: number, reason?: string) => void;

/** Writes one line for each call of another service, and counts it. */
export const observerOf =
  (provider: string, metrics: Metrics | null): Observer =>
  (log, call, outcome, ms, reason) => {
    const line = { provider, call, outcome, reason, ms: Math.round(ms) };
    log[outcome === 'ok' || outcome === 'left' ? 'info' : 'warn'](line, 'provider call');
    metrics?.providerCall({ provider, call, outcome }, ms / 1000);
  };
