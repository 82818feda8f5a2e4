import { useCallback } from 'react';
import { useAppStore } from '../hooks.ts';
import { sessionApi } from './session.api.ts';
import { selectToken } from './session.selectors.ts';
import { signOutBegan } from './session.slice.ts';

/** Forgets the token, tells the server, and reloads to `/` whatever it answers. */
export function useSignOut(): () => Promise<void> {
  const store = useAppStore();
  return useCallback(async () => {
    const token = selectToken(store.getState());
    store.dispatch(signOutBegan());
    if (token !== null) await store.dispatch(sessionApi.endpoints.logout.initiate(token));
    window.location.assign('/');
  }, [store]);
}
