import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { limits } from '@askwell/contracts';
import { isUser } from '../session/is-user.ts';
import { selectToken } from '../session/session.selectors.ts';
import { sessionEnded, sessionStarted, type SessionState } from '../session/session.slice.ts';

type Fetch = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

const send: Fetch = fetchBaseQuery({
  baseUrl: typeof location === 'undefined' ? '/' : location.origin,
  credentials: 'include',
  timeout: limits.request.timeoutMs,
  responseHandler: 'content-type',
  prepareHeaders: (headers, { getState }) => {
    headers.set('X-Requested-With', 'XMLHttpRequest');
    const token = tokenIn(getState());
    if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});

/**
 * Sends a call with the session's token, and keeps the session by what comes back: a token in any answer starts one,
 * an empty token or a 401 ends it. A 401 for a token that has been replaced since says nothing about the new one.
 */
export const baseQuery: Fetch = async (args, api, extra) => {
  const token = tokenIn(api.getState());
  const result = await send(args, api, extra);
  const { data } = result;
  if (result.error?.status === 401 && tokenIn(api.getState()) === token) api.dispatch(sessionEnded());
  else if (hasToken(data))
    api.dispatch(
      data.token
        ? sessionStarted({ token: data.token, user: 'user' in data && isUser(data.user) ? data.user : null })
        : sessionEnded(),
    );
  return result;
};

const hasToken = (data: unknown): data is { token: string | null } =>
  typeof data === 'object' &&
  data !== null &&
  'token' in data &&
  (typeof data.token === 'string' || data.token === null);

const hasSession = (state: unknown): state is { session: SessionState } =>
  typeof state === 'object' && state !== null && 'session' in state;

const tokenIn = (state: unknown): string | null => (hasSession(state) ? selectToken(state) : null);
