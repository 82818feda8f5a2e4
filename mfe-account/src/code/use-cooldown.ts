import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { cooldownStore, secondsUntil } from './cooldown.ts';

/**
 * Counts down a wait that survives a reload. `key` says what is waited for. On the server nobody
 * waits.
 */
export function useCooldown(key: string) {
  const stored = useMemo(() => cooldownStore(() => sessionStorage, `askwell:cooldown:${key}`), [key]);
  const until = useSyncExternalStore(stored.subscribe, stored.read, () => 0);
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsUntil(until, now);
  const isRunning = seconds > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = (length: number) => {
    const startedAt = Date.now();
    setNow(startedAt);
    stored.write(startedAt + length * 1000);
  };
  return { seconds, start };
}
