import { request } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseTokens } from '@askwell/web-host';
import { asBody, buildOf } from './release-fixture.ts';
import { serveTwoRemotes, type Served } from './served-releases-fixture.ts';

let folder: Served['folder'];
let releases: Served['releases'];
let server: Served['server'];
let token: string;
beforeEach(async () => {
  ({ folder, releases, server, token } = await serveTwoRemotes());
});

const day = 24 * 60 * 60 * 1000;
const make = async (files = buildOf('2'), more: object = {}) => {
  const made = await server.post('/releases/mfe-builder/preview', token, { ...asBody(files), ...more });
  return { ...made, secret: String(made.secret) };
};

const ownForm = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

/** Sends a form with these headers alone; `fetch` says of itself that it is a script. */
const send = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; to: string | null; set: string }>((resolve, reject) => {
    request(`${server.url}${path}`, { method: 'POST', headers }, (response) => {
      response.resume();
      const { location = null, 'set-cookie': cookies = [] } = response.headers;
      resolve({ status: response.statusCode, to: location, set: cookies.join('; ') });
    })
      .on('error', reject)
      .end();
  });

/** Presses the button of a link's page; gives the cookie that this browser then has. */
async function take(secret: string, headers: Record<string, string> = ownForm) {
  const { status, to, set } = await send(`/preview/${secret}`, headers);
  return { status, to, set, cookie: /__Host-askwell-preview=[\w-]+/.exec(set)?.[0] ?? '' };
}

const versionFor = (cookie: string, name = 'mfe-builder') => server.live(name, { cookie });

test('a preview is shown in the browser that took its link, and is not live', async () => {
  const { secret, version, expiresAt } = await make();
  expect([version, Date.parse(String(expiresAt)) - Date.now()]).toEqual(['2', 7 * day]);
  const { status, to, set, cookie } = await take(secret);
  expect([status, to]).toEqual([303, '/dashboard']);
  expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=604800$/);
  const document = await server.get('/dashboard', { cookie });
  const text = await document.text();
  expect(text).toContain('/remotes/mfe-builder/2/remoteEntry.js');
  expect(text).toContain('Preview of <strong>mfe-builder</strong> 2, until');
  expect(text).toContain('action="/preview/end"');
  expect(text).not.toContain(secret);
  expect(document.headers.get('cache-control')).toBe('private, no-store');
  expect(document.headers.get('vary')).toContain('Cookie');
  expect([await versionFor(cookie), await versionFor(cookie, 'mfe-account')]).toEqual(['2+preview', '1']);
  expect(await (await server.get('/remotes/mfe-builder/2/remoteEntry.js')).text()).toContain('entry of 2');

  const others = await (await server.get('/dashboard')).text();
  expect(others).toContain('/remotes/mfe-builder/1/remoteEntry.js');
  expect(others).not.toContain('askwell-preview');
  expect(await server.live()).toBe('1');
});

test('a link alone, and a form of another site, change nothing', async () => {
  const { secret } = await make();
  const page = await server.get(`/preview/${secret}`);
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('with everything that your account can do here');
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { ...ownForm, 'sec-fetch-mode': 'cors' },
    { origin: 'https://evil.example' },
    {},
  ];
  for (const headers of foreign) expect(await take(secret, headers)).toMatchObject({ status: 403, set: '' });
});

test('without a release token there is no preview, and a made-up link shows none', async () => {
  const path = '/releases/mfe-builder/preview';
  expect(await server.post(path, 'askwell_release_wrong', asBody(buildOf('2')))).toMatchObject({
    status: 401,
  });
  const other = await server.token('mfe-account');
  expect(await server.post(path, other, asBody(buildOf('2')))).toMatchObject({ status: 403 });
  for (const secret of ['a'.repeat(43), '..%2F..%2Ftokens', 'short'])
    expect(await take(secret)).toMatchObject({ status: 404, set: '' });
  const cookie = `__Host-askwell-preview=${'a'.repeat(43)}`;
  expect(await versionFor(cookie)).toBe('1');
});

test('a preview passes the gate of a release', async () => {
  const wrong = [
    buildOf('2', { platform: '^2.0.0' }),
    buildOf('2', { paths: ['/login'] }),
    buildOf('2', { paths: ['/preview/x'] }),
    buildOf('2', { html: '<script>alert(1)</script>' }),
    new Map(buildOf('2')).set('js/page.js', Buffer.from('other')),
  ];
  for (const files of wrong) expect(await make(files)).toMatchObject({ status: 409 });
  expect(await make(buildOf('2'), { days: 31 })).toMatchObject({ status: 400 });
  expect(releases.previews.list()).toEqual([]);
});

test('a preview ends by its date, with its release token, when it is revoked, and by its badge', async () => {
  const dated = await take((await make(buildOf('2'), { days: 1 })).secret);
  const kept = await take((await make(buildOf('3'))).secret);
  vi.setSystemTime(Date.now() + day);
  expect([await versionFor(dated.cookie), await versionFor(kept.cookie)]).toEqual(['1', '3+preview']);
  const document = await server.get('/dashboard', { cookie: dated.cookie });
  expect(document.headers.get('set-cookie')).toContain('__Host-askwell-preview=; Path=/;');

  const shown = { cookie: kept.cookie, referer: `${server.url}/dashboard?a=1` };
  const end = await send('/preview/end', { ...ownForm, ...shown });
  expect([end.status, end.to]).toEqual([303, '/dashboard?a=1']);
  expect(end.set).toContain('Max-Age=0');

  expect(await server.call('DELETE', '/releases/mfe-builder/preview', token)).toMatchObject({ ended: 1 });
  expect(await versionFor(kept.cookie)).toBe('1');

  const byToken = await take((await make(buildOf('4'))).secret);
  expect(await versionFor(byToken.cookie)).toBe('4+preview');
  await releaseTokens(folder.folder).revoke('mfe-builder');
  expect(await versionFor(byToken.cookie)).toBe('1');
});

test('what is on the disk tells no link, and the log says who made and ended previews', async () => {
  const { secret } = await make();
  await server.call('DELETE', '/releases/mfe-builder/preview', token);
  const again = await make();
  const names = await readdir(folder.folder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.json') || file.endsWith('.jsonl'))) {
    const text = await readFile(join(folder.folder, name), 'utf8');
    for (const link of [secret, again.secret]) expect(text + name).not.toContain(link);
  }
  const lines = releases.log.entries().slice(-3);
  expect(lines.map(({ action, version, who }) => [action, version, who.slice(0, 6)])).toEqual([
    ['preview', '2', 'token '],
    ['preview-end', '2', 'token '],
    ['preview', '2', 'token '],
  ]);
  expect(releases.log.firstBroken()).toBeNull();
});

test('the files of a preview stay while it lasts, and go when it has ended', async () => {
  const { cookie } = await take((await make(buildOf('preview'))).secret);
  vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  for (let n = 2; n < 14; n++) await releases.release('mfe-builder', buildOf(String(n)));
  expect(await versionFor(cookie)).toBe('preview+preview');
  await releases.endPreviews('mfe-builder');
  expect(releases.has('mfe-builder', 'preview')).toBe(false);
});

test('a preview that no longer fits shows the release, and its badge says why', async () => {
  const { cookie } = await take((await make(buildOf('2', { paths: ['/dashboard', '/new'] }))).secret);
  const others = buildOf('2', { name: 'mfe-account', paths: ['/login', '/new'] });
  await server.post('/releases/mfe-account', await server.token('mfe-account'), asBody(others));
  const text = await (await server.get('/dashboard', { cookie })).text();
  expect(text).toContain(
    'The release is shown instead: mfe-builder claims /new, which belongs to mfe-account.',
  );
  expect(await versionFor(cookie)).toBe('1');
});

test('failures of a preview are listed with it, and not counted as those of the release', async () => {
  await make();
  const problem = { message: 'The preview broke', stack: '' };
  await server.report('10.1.1.1', {
    remote: 'mfe-builder',
    version: '2+preview',
    views: 3,
    errors: 1,
    problem,
  });
  const page = async () => {
    const response = await fetch(`${server.url}/releases/page`, {
      method: 'POST',
      body: new URLSearchParams({ token }),
    });
    return response.text();
  };
  await expect.poll(page).toContain('The preview broke');
  expect(await page()).toContain('<h2>Previews</h2>');
  const response = await fetch(`${server.url}/releases`, { headers: { authorization: `Bearer ${token}` } });
  expect((await response.json()).previews).toMatchObject([
    { version: '2', counts: { views: 3, errors: 1 }, problems: [problem] },
  ]);
  await releases.release('mfe-builder', buildOf('2'));
  expect(releases.counts.of('mfe-builder', '2')).toMatchObject({ views: 0, errors: 0 });
});

test('the twenty newest previews of a remote are kept', async () => {
  const first = await make(buildOf('2'));
  const { cookie } = await take(first.secret);
  for (let n = 0; n < 20; n++) {
    vi.setSystemTime(Date.now() + 1000);
    await releases.preview('mfe-builder', buildOf('3'));
  }
  expect(releases.previews.list()).toHaveLength(20);
  expect(await versionFor(cookie)).toBe('1');
});
