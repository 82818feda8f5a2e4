import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const user = {
  _id: '0123456789abcdef01234567',
  email: 'ada@example.com',
  account: { id: '0123456789abcdef01234567', name: 'Ada', role: 'owner' },
  subscription: { plan: 'free' },
};
const refusal = { success: false, code: 'unauthenticated', message: 'Please sign in to continue.' };

type Answer = { status: number; body: unknown };
let server: Server;
let answer: (request: IncomingMessage) => Answer;
let requests: IncomingMessage[];
let tab: EventTarget;
let storage: Map<string, string>;

/**
 * A browser tab as far as the session needs one: an origin with an API, storage, and events of
 * other tabs.
 */
beforeEach(async () => {
  requests = [];
  storage = new Map();
  tab = new EventTarget();
  server = createServer((request, response) => {
    requests.push(request);
    const { status, body } = answer(request);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${portOf(server.address())}` });
  vi.stubGlobal('window', tab);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.resetModules();
});

afterEach(() => {
  server.close();
  vi.unstubAllGlobals();
});

test('a sign-in is kept: its token and user are stored, and the next call carries the token', async () => {
  const { dispatch, session, sendLogin, check } = await openTab();
  answer = () => ({ status: 200, body: { success: true, token: 'first', user } });
  await sendLogin();
  expect(session()).toMatchObject({ status: 'signedIn', token: 'first', user });
  expect(storage.get('authToken')).toBe('first');
  expect(JSON.parse(storage.get('authUser') ?? 'null')).toEqual(user);

  answer = () => ({ status: 200, body: { success: true, user } });
  await dispatch(check());
  expect(requests.at(-1)?.headers).toMatchObject({
    authorization: 'Bearer first',
    'x-requested-with': 'XMLHttpRequest',
  });
});

test('a 401 on any call ends the session and forgets token and user', async () => {
  storage.set('authToken', 'stale');
  storage.set('authUser', JSON.stringify(user));
  const { dispatch, session, check } = await openTab();
  expect(session()).toMatchObject({ status: 'checking' });
  answer = () => ({ status: 401, body: refusal });
  await dispatch(check());
  expect(session()).toEqual({ status: 'signedOut', token: null, user: null });
  expect([...storage]).toEqual([]);
});

test('an empty token in an answer ends the session', async () => {
  storage.set('authToken', 'first');
  const { session, sendLogin } = await openTab();
  answer = () => ({ status: 200, body: { success: true, token: '' } });
  await sendLogin();
  expect(session().status).toBe('signedOut');
  expect(storage.has('authToken')).toBe(false);
});

test('a 401 for a token that has been replaced says nothing about the new session', async () => {
  storage.set('authToken', 'old');
  const { dispatch, session, check, start } = await openTab();
  answer = () => {
    start('new');
    return { status: 401, body: refusal };
  };
  await dispatch(check());
  expect(session().token).toBe('new');
});

test.each([
  ['a 503', () => ({ status: 503, body: { success: false, code: 'unavailable', message: 'Not now.' } })],
  ['a 429', () => ({ status: 429, body: { success: false, code: 'too_many_requests', message: 'Wait.' } })],
])('%s says nothing about a session: its stored user stays signed in', async (_, unavailable) => {
  keepInStorage('first', user);
  const { dispatch, session, check } = await openTab();
  answer = unavailable;
  await dispatch(check());
  expect(session()).toMatchObject({ status: 'signedIn', token: 'first', user });
  await dispatch(check());
  expect(session().status).toBe('signedIn');
  expect(storage.get('authToken')).toBe('first');
});

test('without a network the stored user stays signed in', async () => {
  keepInStorage('first', user);
  const { dispatch, session, check } = await openTab();
  server.close();
  server.closeAllConnections();
  await dispatch(check());
  expect(session()).toMatchObject({ status: 'signedIn', token: 'first', user });
});

test('without a network and without a stored user, nobody is signed out or shown as signed in', async () => {
  keepInStorage('first');
  const { dispatch, session, check } = await openTab();
  server.close();
  server.closeAllConnections();
  await dispatch(check());
  expect(session()).toEqual({ status: 'checking', token: 'first', user: null });
  expect(storage.get('authToken')).toBe('first');
});

test.each([
  ['no success in it', { user }],
  ['no user in it', { success: true }],
  ['success: false', { success: false, message: 'No.' }],
])('a 200 with %s ends the session', async (_, body) => {
  keepInStorage('first', user);
  const { dispatch, session, check } = await openTab();
  answer = () => ({ status: 200, body });
  await dispatch(check());
  expect(session()).toEqual({ status: 'signedOut', token: null, user: null });
  expect([...storage]).toEqual([]);
});

test('success: false in a 200 is a failure, with the message of the server', async () => {
  const { session, sendLogin, callProblem } = await openTab();
  answer = () => ({ status: 200, body: { success: false, message: 'Not today.', token: 'first', user } });
  const { data, error } = await sendLogin();
  expect(data).toBeUndefined();
  expect(callProblem(error)).toMatchObject({ status: 200, message: 'Not today.' });
  expect(session().status).toBe('signedOut');
});

test('a first check that is cut off is made once more', async () => {
  storage.set('authToken', 'first');
  const { dispatch, session, check } = await openTab();
  answer = (request) => {
    if (requests.length === 1) request.destroy();
    return { status: 200, body: { success: true, user } };
  };
  await dispatch(check());
  expect(requests).toHaveLength(2);
  expect(session()).toMatchObject({ status: 'signedIn', user });
});

test('an answer that is cut off in the middle, as by a reload, leaves the person signed in', async () => {
  keepInStorage('first', user);
  const { dispatch, session, check } = await openTab();
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
    response.write('{"success":true,', () => response.destroy());
  });
  await dispatch(check());
  await dispatch(check());
  expect(requests).toHaveLength(3);
  expect(session()).toMatchObject({ status: 'signedIn', token: 'first', user });
  expect(storage.get('authToken')).toBe('first');
});

test('what one person loaded is forgotten when another one signs in', async () => {
  storage.set('authToken', 'first');
  const { dispatch, check, loaded, start } = await openTab();
  answer = () => ({ status: 200, body: { success: true, user } });
  await dispatch(check());
  start('renewed', user);
  expect(loaded()).not.toEqual([]);
  start('second', { ...user, _id: 'fedcba987654321001234567' });
  expect(loaded()).toEqual([]);
});

test('a page that Back brings back after the sign-out is signed out', async () => {
  storage.set('authToken', 'first');
  const { dispatch, session, check } = await openTab();
  answer = () => ({ status: 200, body: { success: true, user } });
  await dispatch(check());
  storage.clear();
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(session().status).toBe('signedIn');
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(session()).toEqual({ status: 'signedOut', token: null, user: null });
});

test('signing out in one tab signs out the other', async () => {
  storage.set('authToken', 'first');
  const { session } = await openTab();
  storage.delete('authToken');
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'authToken' }));
  expect(session().status).toBe('signedOut');
});

async function openTab() {
  const { keepSession, store, checkSession } = await import('@askwell/platform/shell');
  const { baseApi, call, callProblem, sessionStarted } = await import('@askwell/platform');
  const { isUser } = await import('../src/session/is-user.ts');
  const { login } = await import('@askwell/contracts');
  keepSession(store);
  const api = baseApi.injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<unknown, void>({
        query: () => call(login, { body: { email: 'ada@example.com', password: 'tea at four' } }),
      }),
    }),
  });
  return {
    dispatch: store.dispatch,
    session: () => store.getState().session,
    callProblem,
    check: checkSession,
    sendLogin: () => store.dispatch(api.endpoints.login.initiate()),
    start: (token: string, whose: typeof user | null = null) =>
      store.dispatch(sessionStarted({ token, user: isUser(whose) ? whose : null })),
    loaded: () => Object.keys(store.getState().api.queries),
  };
}

function keepInStorage(token: string, whose: typeof user | null = null) {
  storage.set('authToken', token);
  if (whose) storage.set('authUser', JSON.stringify(whose));
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;
