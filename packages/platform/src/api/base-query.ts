import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { accountHeader, getMe, limits } from '@askwell/contracts';
import { chosenAccount } from '../session/chosen-account.ts';
import { isUser } from '../session/is-user.ts';
import { selectToken } from '../session/session.selectors.ts';
import { sessionEnded, sessionStarted, type SessionState } from '../session/session.slice.ts';

type Fetch = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>;

const send: Fetch = fetchBaseQuery({
  baseUrl: typeof location === 'undefined' ? '/' : location.origin,
  credentials: 'include',
  timeout: limits.request.timeoutMs,
  responseHandler: 'content-type',
  prepareHeaders: (headers, { getState }) => {
    headers.set('X-Requested-With', 'XMLHttpRequest');
    const token = tokenIn(getState());
    if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    const account = chosenAccount.read();
    if (account !== null) headers.set(accountHeader, account);
    return headers;
  },
});

/**
 * Sends a call with the session's token. A token in any answer starts a session; an empty token or
 * a 401 ends it, unless the token was replaced meanwhile. `success: false` in a 2xx is a failure
 * (product ruling 44). When the server no longer lets the person into the account of this tab, the
 * tab goes back to the person's own.
 */
export const baseQuery: Fetch = async (args, api, extra) => {
  const token = tokenIn(api.getState());
  let result = await send(args, api, extra);
  if (isLost(args, result.error?.status)) {
    chosenAccount.forget();
    result = await send(args, api, extra);
  }
  const { data, meta } = result;
  if (hasFailed(data))
    return { error: { status: meta?.response?.status ?? 200, data }, ...(meta && { meta }) };
  if (result.error?.status === 401 && tokenIn(api.getState()) === token) api.dispatch(sessionEnded());
  else if (hasToken(data))
    api.dispatch(
      data.token
        ? sessionStarted({ token: data.token, user: 'user' in data && isUser(data.user) ? data.user : null })
        : sessionEnded(),
    );
  return result;
};

/** The call that says who is signed in has no other reason for these. */
const isLost = (args: string | FetchArgs, status: unknown): boolean =>
  (status === 403 || status === 404) &&
  typeof args === 'object' &&
  args.url === getMe.path &&
  chosenAccount.read() !== null;

const hasFailed = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'success' in data && data.success === false;

const hasToken = (data: unknown): data is { token: string | null } =>
  typeof data === 'object' &&
  data !== null &&
  'token' in data &&
  (typeof data.token === 'string' || data.token === null);

const hasSession = (state: unknown): state is { session: SessionState } =>
  typeof state === 'object' && state !== null && 'session' in state;

const tokenIn = (state: unknown): string | null => (hasSession(state) ? selectToken(state) : null);
