import { beforeEach, expect, test, vi } from 'vitest';
import { releaseTokens } from '@askwell/web-host';
import { buildOf } from './release-fixture.ts';
import { serveTwoRemotes, type Served } from './served-releases-fixture.ts';

let folder: Served['folder'];
let releases: Served['releases'];
let server: Served['server'];
let token: string;
beforeEach(async () => {
  ({ folder, releases, server, token } = await serveTwoRemotes());
});

const address = 'http://127.0.0.1:4300/';
const path = '/releases/mfe-builder/override';
const descriptor = (files = buildOf('local')): unknown => JSON.parse(String(files.get('remote.json')));
const build = (files = buildOf('local')) => ({ address, remote: descriptor(files) });
const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

/** Types a code in a browser of its own; gives the cookie that it then has. */
async function type(code: string, headers: Record<string, string> = form) {
  const response = await fetch(`${server.url}/releases/override`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ code }).toString(),
    redirect: 'manual',
  });
  const cookie = /__Host-askwell-override=[\w.-]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
  return { status: response.status, cookie, text: await response.text(), headers: response.headers };
}

async function overridden(files = buildOf('local')) {
  const { code, id } = await server.post(path, token, build(files));
  return { id: String(id), ...(await type(code)) };
}

test('the browser in which the code is typed gets the local build, and nobody else', async () => {
  const { cookie, status, headers } = await overridden();
  expect(status).toBe(303);
  expect(headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const document = await server.get('/dashboard', { cookie });
  const text = await document.text();
  expect(text).toContain(`href="${address}remoteEntry.js" integrity="sha256-`);
  expect(text).toContain('<strong>mfe-builder</strong> local from <span>http://127.0.0.1:4300/</span>');
  expect(document.headers.get('content-security-policy')).toMatch(
    /script-src 'self' http:\/\/127\.0\.0\.1:4300 'sha256-/,
  );
  expect(document.headers.get('cache-control')).toBe('private, no-store');
  expect(document.headers.get('vary')).toContain('Cookie');
  const registry = await server.get('/remotes.json', { cookie });
  expect(registry.headers.get('cache-control')).toBe('private, no-store');
  expect(await registry.text()).toContain(`"entry":"${address}remoteEntry.js"`);

  const others = await server.get('/dashboard');
  const theirs = await others.text();
  expect(theirs).toContain('/remotes/mfe-builder/1/remoteEntry.js');
  expect(theirs).not.toContain('4300');
  expect(theirs).not.toContain('askwell-override');
  expect(others.headers.get('content-security-policy')).not.toContain('4300');
  expect(await server.live()).toBe('1');
});

test('a code is good once, however it is typed, and a wrong one says so', async () => {
  const { code } = await server.post(path, token, build());
  const wrong = await type('2222-2222-2222');
  expect([wrong.status, wrong.cookie]).toEqual([400, '']);
  expect(wrong.text).toContain('This code is not known.');
  expect((await type(` ${String(code).toLowerCase().slice(0, 6)}-${String(code).slice(6)}`)).status).toBe(
    303,
  );
  expect((await type(code)).status).toBe(400);
});

test('nobody is lured into an override: no link takes it, and no other site’s form', async () => {
  const { code } = await server.post(path, token, build());
  const link = await server.get(`/releases/override?code=${code}`);
  expect(link.headers.get('set-cookie')).toBeNull();
  expect(link.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(link.headers.get('content-security-policy')).toContain("trusted-types 'none'");
  expect(await link.text()).not.toContain(code);
  for (const where of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ])
    expect(await type(code, { 'content-type': form['content-type'], ...where })).toMatchObject({
      status: 403,
      cookie: '',
    });
  // A browser that says less is believed where it says that.
  expect(
    await type(code, { 'content-type': form['content-type'], origin: 'https://askwell.example' }),
  ).toMatchObject({
    status: 303,
  });
});

test('codes cannot be guessed: whoever tries often has to wait', async () => {
  const statuses = new Set<number>();
  for (let tries = 0; tries < 32; tries += 1) statuses.add((await type(`GUESS${tries}`)).status);
  expect([...statuses]).toEqual([400, 429]);
});

test('only who may release a remote may override it', async () => {
  expect(await server.post(path, 'askwell_release_x', build())).toMatchObject({ status: 401 });
  expect(await server.post(path, await server.token('mfe-account'), build())).toMatchObject({
    status: 403,
    message: 'This token may release mfe-account only, not mfe-builder.',
  });
});

test.each([
  [400, 'A local build is served at', () => ({ ...build(), address: 'https://evil.example/' })],
  [400, 'A local build is served at', () => ({ ...build(), address: 'http://localhost.evil.example:4300/' })],
  [400, 'A local build is served at', () => ({ ...build(), address: 'http://localhost:4300@evil.example/' })],
  [400, 'The call is not as it should be', () => ({ address, remote: { name: 'mfe-builder' } })],
  [409, 'This is a build of mfe-account', () => build(buildOf('2', { name: 'mfe-account' }))],
  [409, 'mfe-builder claims /login', () => build(buildOf('2', { paths: ['/login'] }))],
  [409, 'needs platform ^9.0.0', () => build(buildOf('2', { platform: '^9.0.0' }))],
  [409, 'remoteEntry.js of mfe-builder local has no hash.', () => ({ address, remote: withoutHashes() })],
])('refused with %i: %s', async (status, sentence, body) => {
  const answer = await server.post(path, token, body());
  expect(answer).toMatchObject({ status, message: expect.stringContaining(sentence) });
});

const withoutHashes = () => ({ ...Object(descriptor()), integrity: {} });

test('an override ends an hour after its command was last heard of', async () => {
  const { cookie, id } = await overridden();
  const live = () => server.live('mfe-builder', { cookie });
  vi.setSystemTime(Date.now() + 50 * 60_000);
  expect(await server.call('PUT', `${path}/${id}`, token, build())).toMatchObject({ status: 200 });
  vi.setSystemTime(Date.now() + 50 * 60_000);
  expect(await live()).toMatch(/^local\+/);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect(await live()).toBe('1');
  const document = await server.get('/dashboard', { cookie });
  expect(document.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await document.text()).not.toContain('4300');
  expect(await server.call('PUT', `${path}/${id}`, token, build())).toMatchObject({
    status: 410,
    message: 'The override has ended.',
  });
});

test('an override ends with the tokens of its team', async () => {
  const { cookie } = await overridden();
  await releaseTokens(folder.folder).revoke('mfe-builder');
  expect(await server.live('mfe-builder', { cookie })).toBe('1');
});

test('its team ends it, and another team cannot touch it', async () => {
  const { cookie, id } = await overridden();
  const other = await server.token('mfe-account');
  const ofOther = { address, remote: descriptor(buildOf('2', { name: 'mfe-account', paths: ['/login'] })) };
  expect(await server.call('PUT', `/releases/mfe-account/override/${id}`, other, ofOther)).toMatchObject({
    status: 410,
  });
  await server.call('DELETE', `/releases/mfe-account/override/${id}`, other);
  expect(await server.live('mfe-builder', { cookie })).toMatch(/^local\+/);
  await server.call('DELETE', `${path}/${id}`, token);
  expect(await server.live('mfe-builder', { cookie })).toBe('1');
});

test('the next build follows in the same browser', async () => {
  const { cookie, id } = await overridden();
  const before = await server.live('mfe-builder', { cookie });
  await server.call('PUT', `${path}/${id}`, token, build(buildOf('local', { code: 'better' })));
  const after = await server.live('mfe-builder', { cookie });
  expect(after).toMatch(/^local\+/);
  expect(after).not.toBe(before);
});

test('what was released since may leave it no room: the release is served, and the badge says why', async () => {
  const { cookie } = await overridden(buildOf('local', { paths: ['/dashboard', '/more'] }));
  await releases.release('mfe-account', buildOf('2', { name: 'mfe-account', paths: ['/login', '/more'] }));
  await vi.waitFor(async () => expect(await server.live('mfe-account')).toBe('2'), { timeout: 60_000 });
  const text = await (await server.get('/dashboard', { cookie })).text();
  expect(text).toContain('mfe-builder claims /more, which belongs to mfe-account.');
  expect(text).toContain('/remotes/mfe-builder/1/remoteEntry.js');
});

test('reset forgets it, and leads back to the page that one was on', async () => {
  const { cookie } = await overridden();
  const response = await fetch(`${server.url}/releases/override/reset`, {
    method: 'POST',
    headers: { ...form, cookie, referer: `${server.url}/dashboard?tab=2` },
    redirect: 'manual',
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/dashboard?tab=2']);
  expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await server.live('mfe-builder', { cookie })).toBe('1');
});

test('the table of releases names who runs something else', async () => {
  await overridden();
  const { overrides } = await (await server.get('/releases', { authorization: `Bearer ${token}` })).json();
  expect(overrides).toMatchObject([{ name: 'mfe-builder', version: 'local', address }]);
});
