import { useCallback, useEffect, useRef } from 'react';
import { useAppDispatch } from '@askwell/platform';
import { inboxApi } from '../../api/inbox.api.ts';

/** Several changes in a row load the list once. */
const pauseMs = 500;

/** Loads the list again, soon. */
export function useRefresh(): () => void {
  const dispatch = useAppDispatch();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      dispatch(inboxApi.util.invalidateTags(['Inbox']));
    }, pauseMs);
  }, [dispatch]);
}
