import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True while a page is painted without a browser, and while the browser takes over such a page; what works only in a
 * browser waits for it to become false.
 */
export const useIsPaintedAhead = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
