import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

const atOnce = 60;

/** More is rendered when the end of the list is this close to the window. */
const ahead = '1200px';

/**
 * How many items of a long list to render: a first batch, and twice as many whenever the reader
 * comes near its end, in transitions that typing interrupts. Put `end` on an element after the last
 * item.
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

  /** Renders the item at this place, from 0, and a batch after it. */
  const reach = useCallback((place: number) => setGrown((sofar) => Math.max(sofar, place + atOnce)), []);

  return { rendered: Math.min(grown, length), end, reach };
}
