import { baseApi } from '../api/base-api.ts';
import type { PlatformStore } from '../store.ts';
import { selectToken } from './session.selectors.ts';
import { sessionEnded, sessionStarted } from './session.slice.ts';
import { storedSession, tokenKey } from './stored-session.ts';

/** Keeps storage in step with the state, and this tab in step with the others. Returns its own undo. */
export function keepSession(store: PlatformStore): () => void {
  let last = store.getState().session;
  const unsubscribe = store.subscribe(() => {
    const before = last;
    last = store.getState().session;
    if (last === before) return;
    storedSession.write(last);
    // What one person loaded is not for the next one.
    if (last.status === 'signedOut' && before.status !== 'signedOut')
      store.dispatch(baseApi.util.resetApiState());
  });

  const onStorage = ({ key }: StorageEvent) => {
    if (key !== tokenKey && key !== null) return;
    const { token, user } = storedSession.read();
    if (token === selectToken(store.getState())) return;
    store.dispatch(token === null ? sessionEnded() : sessionStarted({ token, user }));
  };
  window.addEventListener('storage', onStorage);

  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}
