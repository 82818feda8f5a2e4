import { useEffect, useMemo, useState } from 'react';
import { cooldownStore, secondsUntil } from './cooldown.ts';

/** Counts down a wait that survives a reload. `key` says what is waited for. */
export function useCooldown(key: string) {
  const stored = useMemo(() => cooldownStore(() => sessionStorage, `askwell:cooldown:${key}`), [key]);
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsUntil(stored.read(), now);
  const isRunning = seconds > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = (length: number) => {
    const startedAt = Date.now();
    stored.write(startedAt + length * 1000);
    setNow(startedAt);
  };
  return { seconds, start };
}
