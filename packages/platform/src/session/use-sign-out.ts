import { useCallback, useState } from 'react';
import { useAppStore } from '../hooks.ts';
import { mayLeave } from '../leaving/unsaved-changes.ts';
import { sessionApi } from './session.api.ts';
import { selectToken } from './session.selectors.ts';
import { signOutBegan } from './session.slice.ts';

/**
 * `signOut` forgets the token, tells the server, and reloads to `/` whatever it answers; until then
 * `isLeaving`. With unsaved changes on the page the person is asked first.
 */
export function useSignOut(): { signOut: () => void; isLeaving: boolean } {
  const store = useAppStore();
  const [isLeaving, setIsLeaving] = useState(false);
  const signOut = useCallback(async () => {
    if (!(await mayLeave())) return;
    const token = selectToken(store.getState());
    setIsLeaving(true);
    store.dispatch(signOutBegan());
    if (token !== null) await store.dispatch(sessionApi.endpoints.logout.initiate(token));
    window.location.assign('/');
  }, [store]);
  return { signOut, isLeaving };
}
