import { useEffect, useRef, type RefObject } from 'react';

/** A deleted item takes the focus with it; the heading of the list gets it instead. */
export function useFocusAfterDeletion(count: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}
