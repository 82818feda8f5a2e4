import { useCallback, useSyncExternalStore } from 'react';
import { callProblem, useLocation, useNavigate } from '@askwell/platform';

/**
 * The sign-in that waits for its second step, or null. It stands in the history: a reload stays,
 * and Back leads to the password. A page rendered on the server has none.
 */
export function useSignInId(): string | null {
  const { state }: { state: unknown } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => signInIdIn(state),
    () => null,
  );
}

/**
 * Leads on to the second step when a call was refused for want of it, and tells whether it was. On
 * /login, the page that the person wanted to see stays known.
 */
export function useToSecondStep(): (error: unknown) => boolean {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  return useCallback(
    (error) => {
      const signInId = callProblem(error).body?.signInId;
      if (signInId === undefined) return false;
      void navigate('/login', { state: { ...stateIn(state), signInId } });
      return true;
    },
    [navigate, state],
  );
}

const neverChanges = () => () => {};

const stateIn = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

const signInIdIn = (state: unknown): string | null => {
  const known = stateIn(state);
  return 'signInId' in known && typeof known.signInId === 'string' ? known.signInId : null;
};
