import { callProblem } from '../api/call-problem.ts';
import type { AppThunk } from '../store.ts';
import { sessionApi } from './session.api.ts';
import { selectSessionStatus, selectToken } from './session.selectors.ts';
import { sessionEnded, userChanged } from './session.slice.ts';

/** Long enough for a page that is being left to be gone before it asks again. */
const askAgainMs = 300;

/**
 * Asks the server whose token this is, and ends the session when it is nobody's. Without an answer the first check
 * ends it too, as the spec's guard says; a later one lets it stand, since nothing was said against it.
 */
export const checkSession = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const token = selectToken(getState());
  if (token === null) return;
  const isFirst = () => selectSessionStatus(getState()) === 'checking';
  const ask = () =>
    dispatch(sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }));

  let { data, error } = await ask();
  // A reload aborts the calls of the page before it, which would sign out whoever reloads in the middle of this.
  if (isFirst() && wasCutOff(error)) {
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    ({ data, error } = await ask());
  }
  if (selectToken(getState()) !== token) return;
  if (data?.success && data.user) dispatch(userChanged(data.user));
  else if (isFirst() || wasRefused(error)) dispatch(sessionEnded());
};

const wasCutOff = (error: unknown): boolean => error !== undefined && callProblem(error).status === 'network';

/** A server in trouble, or one that asks for patience, says nothing about the session. */
const wasRefused = (error: unknown): boolean => {
  const { status } = callProblem(error);
  return typeof status === 'number' && status < 500 && status !== 429;
};
