import type { Observer } from '../providers/observer.ts';
import type { Metrics } from './metrics.ts';

/** Writes one line for each call of another service, and counts it. */
export const observerOf =
  (provider: string, metrics: Metrics | null): Observer =>
  (log, call, outcome, ms, reason) => {
    const line = { provider, call, outcome, reason, ms: Math.round(ms) };
    log[outcome === 'ok' || outcome === 'left' ? 'info' : 'warn'](line, 'provider call');
    metrics?.providerCall({ provider, call, outcome }, ms / 1000);
  };
