import { useEffect, useState } from 'react';

const atOnce = 40;
const step = 80;

/** How many items of a long list to render: a screenful at once, and the others while nobody is typing. */
export function useGrowing(length: number, wantsAll: boolean): number {
  const [grown, setGrown] = useState(atOnce);
  useEffect(() => {
    if (grown >= length) return;
    const more = () => setGrown((sofar) => sofar + step);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(more, 50);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(more, { timeout: 500 });
    return () => cancelIdleCallback(idle);
  }, [grown, length]);
  return wantsAll ? length : Math.min(grown, length);
}
