import { rm } from 'node:fs/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { asBody, buildOf } from './release-fixture.ts';
import { serveReleased, type Served } from './served-releases-fixture.ts';

let folder: Served['folder'];
let releases: Served['releases'];
let server: Served['server'];
beforeEach(async () => {
  ({ folder, releases, server } = await serveReleased());
});

test('a team releases and rolls back its own part with its token, while the server runs', async () => {
  const token = await server.token('mfe-builder');
  expect(await server.live()).toBe('1');
  expect(await server.post('/releases/mfe-builder', token, asBody(buildOf('2')))).toEqual({
    status: 200,
    success: true,
    version: '2',
  });
  expect(await server.live()).toBe('2');
  // What a tab of yesterday still needs.
  expect((await server.get('/remotes/mfe-builder/1/js/page.js')).status).toBe(200);
  expect(await server.post('/releases/mfe-builder/rollback', token)).toMatchObject({ version: '1' });
  expect(await server.live()).toBe('1');
});

test('another team’s part is not theirs, and without a token nothing is', async () => {
  const token = await server.token('mfe-account');
  expect(await server.post('/releases/mfe-builder', token, asBody(buildOf('2')))).toEqual({
    status: 403,
    success: false,
    message: 'This token may release mfe-account only, not mfe-builder.',
  });
  expect(await server.post('/releases/mfe-builder/rollback', 'askwell_release_x')).toMatchObject({
    status: 401,
  });
  expect((await server.get('/releases')).status).toBe(401);
  expect(await server.live()).toBe('1');
});

test('a refusal says why, and what is no release at all too', async () => {
  const token = await server.token('*');
  const broken = buildOf('2');
  broken.delete('js/page.js');
  expect(await server.post('/releases/mfe-builder', token, asBody(broken))).toEqual({
    status: 409,
    success: false,
    message: 'js/page.js is missing in mfe-builder 2.',
  });
  expect(await server.post('/releases/mfe-builder', token, { files: 7 })).toMatchObject({ status: 400 });
  expect(await server.post('/releases/nobody', token)).toMatchObject({ status: 404 });
  expect(await server.post('/releases/mfe-builder/nothing', token)).toMatchObject({ status: 404 });
});

test('tokens cannot be guessed: whoever tries often has to wait', async () => {
  const statuses = new Set<number>();
  for (let tries = 0; tries < 62; tries += 1)
    statuses.add((await server.post('/releases/mfe-builder/rollback', `guess-${tries}`)).status);
  expect([...statuses]).toEqual([401, 429]);
});

test('only whoever has a token learns what is live, since when, and what was before', async () => {
  const token = await server.token('*');
  const { remotes } = await (await server.get('/releases', { authorization: `Bearer ${token}` })).json();
  expect(remotes).toMatchObject([
    { name: 'mfe-builder', live: { version: '1' }, canary: null, history: [{ version: '1', by: 'release' }] },
  ]);
});

test('a share of the visitors gets a release, and each stays with what it got', async () => {
  expect((await server.get('/dashboard')).headers.get('set-cookie')).toBeNull();
  await server.post('/releases/mfe-builder', await server.token('*'), { ...asBody(buildOf('2')), share: 30 });
  const seen = new Map<string, unknown>();
  for (let visitor = 0; visitor < 60; visitor += 1) {
    const first = await server.get('/dashboard');
    const cookie = /askwell-group=\d+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
    expect(first.headers.get('vary')).toContain('Cookie');
    const again = await server.get('/dashboard', { cookie });
    expect(again.headers.get('set-cookie')).toBeNull();
    const version = await server.live('mfe-builder', { cookie });
    expect(version).toBe(Number(cookie.split('=')[1]) < 30 ? '2' : '1');
    expect(await first.text()).toContain(`/remotes/mfe-builder/${String(version)}/remoteEntry.js`);
    seen.set(cookie, version);
  }
  expect(new Set(seen.values())).toEqual(new Set(['1', '2']));

  await server.post('/releases/mfe-builder/rollback', await server.token('*'));
  const [cookie = ''] = seen.keys();
  const after = await server.get('/dashboard', { cookie });
  expect(after.headers.get('set-cookie')).toMatch(
    /^askwell-group=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test('an open tab that asks again is told that nothing has changed, in no bytes', async () => {
  const first = await server.get('/remotes.json');
  const etag = first.headers.get('etag') ?? '';
  const again = await server.get('/remotes.json', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await server.post('/releases/mfe-builder', await server.token('*'), asBody(buildOf('2')));
  expect((await server.get('/remotes.json', { 'if-none-match': etag })).status).toBe(200);
});

test('a release by another process on the same folder is served within a moment', async () => {
  await folder.open().release('mfe-builder', buildOf('2'));
  await vi.waitFor(async () => expect(await server.live()).toBe('2'), { timeout: 60_000 });
});

test('a guarded release that fails more often is rolled back by itself, an unguarded one is flagged', async () => {
  const token = await server.token('*');
  const report = (address: string, version: string, views: number, errors: number) =>
    server.report(address, { remote: 'mfe-builder', version, views, errors });
  await report('192.0.2.1', '1', 100, 1);
  await report('192.0.2.1', 'nothing like it', 100, 20);
  await server.post('/releases/mfe-builder', token, asBody(buildOf('2')));
  for (const address of ['192.0.2.1', '198.51.100.1', '2001:db8::1']) await report(address, '2', 40, 5);
  await vi.waitFor(async () => expect(await server.live()).toBe('1'), { timeout: 60_000 });
  expect(folder.warnings).toContain(
    'mfe-builder 2 failed more often than the release before: 1 is live again.',
  );
  expect(releases.document().remotes['mfe-builder']?.history[0]).toMatchObject({ by: 'guard', version: '1' });

  await server.post('/releases/mfe-builder', token, { ...asBody(buildOf('3')), guard: false });
  await report('192.0.2.1', '3', 100, 20);
  const { remotes } = await (await server.get('/releases', { authorization: `Bearer ${token}` })).json();
  expect(remotes).toMatchObject([
    { live: { version: '3' }, isFlagged: true, counts: { views: 100, errors: 5 } },
  ]);
});

test('one network cannot roll back a guarded release, however many addresses and reports it sends', async () => {
  const token = await server.token('*');
  await server.report('192.0.2.1', { remote: 'mfe-builder', version: '1', views: 100, errors: 0 });
  await server.post('/releases/mfe-builder', token, asBody(buildOf('2')));
  const failing = { remote: 'mfe-builder', version: '2', views: 1, errors: 20 };
  for (let host = 1; host <= 50; host += 1) await server.report(`198.51.100.${host}`, failing);
  for (let host = 1; host <= 50; host += 1) await server.report(`2001:db8:0:${host}::1`, failing);
  const { remotes } = await (await server.get('/releases', { authorization: `Bearer ${token}` })).json();
  expect(remotes).toMatchObject([{ isFlagged: true, counts: { views: 100, errors: 10 } }]);

  // A later failure that several networks report: the guard has judged the others by then.
  await releases.release('mfe-account', buildOf('1', { name: 'mfe-account', paths: ['/login'] }));
  await releases.release('mfe-account', buildOf('2', { name: 'mfe-account', paths: ['/login'] }), {
    isGuarded: true,
  });
  await vi.waitFor(async () => expect(await server.live('mfe-account')).toBe('2'), { timeout: 60_000 });
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1']) {
    await server.report(address, { remote: 'mfe-account', version: '2', views: 20, errors: 5 });
  }
  await vi.waitFor(async () => expect(await server.live('mfe-account')).toBe('1'), { timeout: 60_000 });
  expect(await server.live()).toBe('2');
});

test('what cannot be served never takes the place of what is', async () => {
  await releases.release('mfe-account', buildOf('1', { name: 'mfe-account', paths: ['/login'] }));
  await vi.waitFor(async () => expect(await server.live('mfe-account')).toBe('1'), 60_000);
  await rm(releases.folderOf('mfe-account', '1'), { recursive: true });
  await releases.release('mfe-builder', buildOf('2'));
  await vi.waitFor(async () => {
    await server.live();
    expect(folder.warnings.join()).toContain('cannot be served');
  }, 60_000);
  expect(await server.live()).toBe('1');
  expect((await server.get('/dashboard')).status).toBe(200);
});
