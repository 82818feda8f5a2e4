import type { User } from '@askwell/contracts';
import { baseApi } from '../api/base-api.ts';
import type { PlatformStore } from '../store.ts';
import { selectToken } from './session.selectors.ts';
import { sessionEnded, sessionStarted } from './session.slice.ts';
import { storedSession, tokenKey } from './stored-session.ts';

/**
 * Keeps storage in step with the state, and this tab in step with the others. Returns its own undo.
 */
export function keepSession(store: PlatformStore): () => void {
  let last = store.getState().session;
  const unsubscribe = store.subscribe(() => {
    const before = last;
    last = store.getState().session;
    if (last === before) return;
    storedSession.write(last);
    // What was loaded of one account is not for the next one, or for another person.
    if (before.user !== null && placeOf(last.user) !== placeOf(before.user))
      store.dispatch(baseApi.util.resetApiState());
  });

  const follow = () => {
    const { token, user } = storedSession.read();
    if (token === null) store.dispatch(sessionEnded());
    else if (token !== selectToken(store.getState())) store.dispatch(sessionStarted({ token, user }));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) follow();
  };
  // A page that Back brings back from the browser's memory has slept through everything since it
  // was left.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);

  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

const placeOf = (user: User | null) => user && user._id + user.account.id + user.account.role;
