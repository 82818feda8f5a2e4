import { useEffect } from 'react';
import { useAppDispatch, useLocation } from '@askwell/platform';
import { checkSession } from '@askwell/platform/shell';

/**
 * Asks the server who is signed in, at the start and on every change of path. What is shown stays
 * until it answers.
 */
export function useSessionCheck(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    void dispatch(checkSession());
  }, [dispatch, pathname]);
}
