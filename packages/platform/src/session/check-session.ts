import { callProblem } from '../api/call-problem.ts';
import type { AppThunk } from '../store.ts';
import { sessionApi } from './session.api.ts';
import { selectSessionStatus, selectToken } from './session.selectors.ts';
import { sessionEnded, userChanged } from './session.slice.ts';

/**
 * Asks the server whose token this is, and ends the session when it is nobody's. Without an answer the first check
 * ends it too, as the spec's guard says; a later one lets it stand, since nothing was said against it.
 */
export const checkSession = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const token = selectToken(getState());
  if (token === null) return;
  const request = sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { data, error } = await dispatch(request);
  if (selectToken(getState()) !== token) return;
  if (data?.success && data.user) dispatch(userChanged(data.user));
  else if (selectSessionStatus(getState()) === 'checking' || wasRefused(error)) dispatch(sessionEnded());
};

/** A server in trouble, or one that asks for patience, says nothing about the session. */
const wasRefused = (error: unknown): boolean => {
  const { status } = callProblem(error);
  return typeof status === 'number' && status < 500 && status !== 429;
};
