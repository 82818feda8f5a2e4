import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element when it appears, if `isWanted` then: the first field of a step or of a dialog.
 */
export function useFocusOnMount<Target extends HTMLElement>(isWanted = true): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current) target.current?.focus();
  }, []);
  return target;
}
