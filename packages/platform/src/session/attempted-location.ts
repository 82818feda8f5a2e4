import { createPath, useLocation, type Location } from 'react-router-dom';

type AttemptState = { from: Pick<Location, 'pathname' | 'search' | 'hash'> };

/** What a redirect to /login carries: where the person wanted to go. */
export const attemptState = ({ pathname, search, hash }: Location): AttemptState => ({
  from: { pathname, search, hash },
});

/**
 * Where to go after signing in: where the person wanted to go, else the dashboard (product ruling
 * 20).
 */
export function useAttemptedLocation(): string {
  const { state }: { state: unknown } = useLocation();
  return hasAttempt(state) ? createPath(state.from) : '/dashboard';
}

const hasAttempt = (state: unknown): state is AttemptState =>
  typeof state === 'object' &&
  state !== null &&
  'from' in state &&
  typeof state.from === 'object' &&
  state.from !== null &&
  'pathname' in state.from &&
  typeof state.from.pathname === 'string';
