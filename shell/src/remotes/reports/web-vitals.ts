import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { RegistryRemote } from '@askwell/contracts';

/**
 * Reports the web vitals of this visit, once, as the tab is hidden, for the release whose page was
 * opened first. The browser keeps what happened before this was loaded.
 */
export function measure(
  { name, version }: RegistryRemote,
  sendReport: (lines: readonly object[]) => void,
): void {
  const vitals: Record<string, number> = {};
  const keep = (vital: string, factor: number) => (metric: Metric) => {
    vitals[vital] = Math.round(metric.value * factor);
  };
  onLCP(keep('lcp', 1));
  onINP(keep('inp', 1));
  onCLS(keep('cls', 1000));
  let isSent = false;
  // Registered after those of the library, which tell their values at these events.
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return;
    isSent = true;
    sendReport([{ remote: name, version, views: 0, errors: 0, vitals }]);
  };
  document.addEventListener('visibilitychange', send);
  window.addEventListener('pagehide', send);
}
