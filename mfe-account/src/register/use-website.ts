import { useSyncExternalStore } from 'react';
import { useLocation } from '@askwell/platform';

/**
 * The website whose address was entered on the landing page, or null. It stands in the history, so
 * a reload keeps it; the prerendered page knows of none.
 */
export function useWebsite(): string | null {
  const { state }: { state: unknown } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => addressIn(state),
    () => null,
  );
}

const neverChanges = () => () => {};

const addressIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'address' in state && typeof state.address === 'string'
    ? state.address
    : null;
