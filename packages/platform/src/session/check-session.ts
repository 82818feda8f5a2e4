import { callProblem } from '../api/call-problem.ts';
import type { AppThunk } from '../store.ts';
import { sessionApi } from './session.api.ts';
import { selectSessionStatus, selectToken, selectUser } from './session.selectors.ts';
import { sessionEnded, userChanged } from './session.slice.ts';

/** A reload aborts the calls of the page before it. By then, that page is gone. */
const firstRetryMs = 300;
/** While the user is not known, a page that needs one waits. */
const laterRetryMs = 5_000;

/**
 * Asks the server whose token this is. A 401, or a 2xx without success, ends the session. Without
 * an answer, or with a 5xx, the session stays, with the user that was stored (product ruling 43).
 */
export const checkSession = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const token = selectToken(getState());
  if (token === null) return;
  const isFirst = () => selectSessionStatus(getState()) === 'checking';
  const ask = () =>
    dispatch(sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));

  let { data, error } = await ask();
  if (isFirst() && callProblem(error).status === 'network' && error !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, firstRetryMs));
    ({ data, error } = await ask());
  }
  if (selectToken(getState()) !== token) return;

  if (data?.success && data.user) dispatch(userChanged(data.user));
  else if (error === undefined || isRefusal(error)) dispatch(sessionEnded());
  else if (isFirst()) {
    const stored = selectUser(getState());
    if (stored) dispatch(userChanged(stored));
    else setTimeout(() => isFirst() && void dispatch(checkSession()), laterRetryMs);
  }
};

const isRefusal = (error: unknown): boolean => {
  const { status } = callProblem(error);
  return status === 401 || (typeof status === 'number' && status < 300);
};
