import type { Logger } from '../http/log.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { Metrics } from './metrics.ts';

/** `outcome` is one of few; `reason` goes to the log only. */
export type Observer = (call: string, outcome: string, ms: number, reason?: string) => void;

/** Writes one line for each call of another service, with the id of the request that it was made for, and counts it. */
export const observerOf =
  (provider: string, log: Logger, metrics: Metrics | null): Observer =>
  (call, outcome, ms, reason) => {
    const requestId = requestIdOf();
    const line = {
      ...(requestId !== undefined && { requestId }),
      provider,
      call,
      outcome,
      reason,
      ms: Math.round(ms),
    };
    log[outcome === 'ok' || outcome === 'left' ? 'info' : 'warn'](line, 'provider call');
    metrics?.providerCall({ provider, call, outcome }, ms / 1000);
  };
