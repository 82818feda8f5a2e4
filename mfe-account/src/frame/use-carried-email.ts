import { useSyncExternalStore } from 'react';
import { useLocation } from '@askwell/platform';

/**
 * The address that a page was given by the one before it, or null. It stands in the history, so a
 * reload keeps it; a page rendered on the server was given none, and takes it over once it lives in
 * the browser.
 */
export function useCarriedEmail(): string | null {
  const { state }: { state: unknown } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => emailIn(state),
    () => null,
  );
}

const neverChanges = () => () => {};

const emailIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : null;
