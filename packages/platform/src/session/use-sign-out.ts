import { useCallback, useState } from 'react';
import { useAppStore } from '../hooks.ts';
import { sessionApi } from './session.api.ts';
import { selectToken } from './session.selectors.ts';
import { signOutBegan } from './session.slice.ts';

/** `signOut` forgets the token, tells the server, and reloads to `/` whatever it answers; until then `isLeaving`. */
export function useSignOut(): { signOut: () => void; isLeaving: boolean } {
  const store = useAppStore();
  const [isLeaving, setIsLeaving] = useState(false);
  const signOut = useCallback(() => {
    const token = selectToken(store.getState());
    setIsLeaving(true);
    store.dispatch(signOutBegan());
    const told = token === null ? null : store.dispatch(sessionApi.endpoints.logout.initiate(token));
    void Promise.resolve(told).then(() => window.location.assign('/'));
  }, [store]);
  return { signOut, isLeaving };
}
