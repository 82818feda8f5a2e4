import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to an element that takes the place of the one that had it. */
export function useFocusOnMount<Target extends HTMLElement>(isWanted = true): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current) target.current?.focus();
  }, []);
  return target;
}
