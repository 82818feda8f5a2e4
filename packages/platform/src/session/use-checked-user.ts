import { useCallback } from 'react';
import type { User } from '@askwell/contracts';
import { useAppStore } from '../hooks.ts';
import { checkSession } from './check-session.ts';
import { selectSessionStatus, selectUser } from './session.selectors.ts';

/**
 * Returns a function that resolves with the signed-in user, or null. If the session is being
 * checked, it waits for the answer: a click meanwhile is not lost.
 */
export function useCheckedUser(): () => Promise<User | null> {
  const store = useAppStore();
  return useCallback(async () => {
    // Joins the check that is under way.
    if (selectSessionStatus(store.getState()) === 'checking') await store.dispatch(checkSession());
    return selectUser(store.getState());
  }, [store]);
}
