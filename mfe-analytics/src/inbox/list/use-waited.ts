import { useEffect, useState } from 'react';
import { formatLocale } from '@askwell/ui';

const tickMs = 30_000;
const steps = [
  ['minute', 60_000],
  ['hour', 3_600_000],
  ['day', 86_400_000],
] as const;

/**
 * Says how long it has been since an instant, and goes on counting: `5 min`, `2 hr`; empty within
 * the first minute.
 */
export function useWaited(): (instant: string) => string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return (instant) => {
    const ms = now - new Date(instant).getTime();
    const step = steps.findLast(([, least]) => ms >= least);
    if (step === undefined) return '';
    const [unit, length] = step;
    const format = new Intl.NumberFormat(formatLocale, { style: 'unit', unit, unitDisplay: 'short' });
    return format.format(Math.floor(ms / length));
  };
}
