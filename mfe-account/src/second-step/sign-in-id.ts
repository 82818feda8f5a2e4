import { useCallback, useSyncExternalStore } from 'react';
import { callProblem, useLocation, useNavigate } from '@askwell/platform';

/**
 * The sign-in that waits for its second step, or null. It is kept in the history state, so it
 * survives a reload, and Back returns to the password. Null while the page is prerendered and
 * hydrated.
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
 * Navigates to the second step if a call was refused with `second_step_required`, and returns
 * whether it was. On /login, the requested page stays in the history state.
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
