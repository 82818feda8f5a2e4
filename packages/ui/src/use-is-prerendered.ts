import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True during prerendering and hydration; what works only in a
 * browser waits for it to become false.
 */
export const useIsPrerendered = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
