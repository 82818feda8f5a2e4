import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

const atOnce = 60;

/** How far below the window the end of the list may be before more is rendered. */
const ahead = '1200px';

/**
 * How many items of a long list to render: some at once, and twice as many whenever a reader comes near to their end, in
 * steps that typing interrupts. `end` belongs on an element behind the last one.
 */
export function useIncrementalList(length: number) {
  const [grown, setGrown] = useState(atOnce);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const behind = end.current;
    if (grown >= length || behind === null) return;
    const reader = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          startTransition(() => setGrown((sofar) => sofar * 2));
      },
      { rootMargin: ahead },
    );
    reader.observe(behind);
    return () => reader.disconnect();
  }, [grown, length]);

  /** The item at this place, from 0, and what follows it on the screen. */
  const reach = useCallback((place: number) => setGrown((sofar) => Math.max(sofar, place + atOnce)), []);

  return { rendered: Math.min(grown, length), end, reach };
}
