import { useEffect, useState, type ReactNode } from 'react';

/** Shows what it holds after a while, so that what is quick never flickers. */
export function Delayed({ ms = 300, children }: { ms?: number; children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isDue ? children : null;
}
