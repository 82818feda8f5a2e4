import { beforeEach, expect, test, vi } from 'vitest';
import { overview } from '@askwell/web-host';
import { asBody, buildOf } from './release-fixture.ts';
import { serveReleased, type Served } from './served-releases-fixture.ts';

/** For a busy machine: reports are counted once a second. */
const patience = { timeout: 60_000 };

let folder: Served['folder'];
let releases: Served['releases'];
let server: Served['server'];
beforeEach(async () => {
  ({ folder, releases, server } = await serveReleased());
});

/** Visits of so many networks, four from each. */
async function visits(version: string, networks: number, vitals: object) {
  for (let visit = 0; visit < networks * 4; visit += 1)
    await server.report(`192.0.${visit % networks}.1`, {
      remote: 'mfe-builder',
      version,
      views: 1,
      errors: 0,
      vitals,
    });
}

const look = (token: string) =>
  fetch(`${server.url}/releases/page`, { method: 'POST', body: new URLSearchParams({ token }) });

test('a release that is more than a fifth slower is rolled back by itself; one as fast stays', async () => {
  await visits('1', 5, { lcp: 1500, inp: 80, cls: 0 });
  const token = await server.token('*');
  await server.post('/releases/mfe-builder', token, asBody(buildOf('2')));
  await visits('2', 5, { lcp: 1600, inp: 85, cls: 0 });
  await vi.waitFor(() => expect(overview(releases).remotes[0]?.vitals.lcp).toBeGreaterThan(1550), patience);
  expect(overview(releases).remotes[0]).toMatchObject({ live: { version: '2' }, slower: [] });

  await server.post('/releases/mfe-builder', token, asBody(buildOf('3')));
  await visits('3', 5, { lcp: 2600, inp: 85, cls: 0 });
  await vi.waitFor(async () => expect(await server.live()).toBe('2'), patience);
  expect(folder.warnings).toContain(
    'mfe-builder 3 was more than 20 % slower than the release before (LCP): 2 is live again.',
  );
});

test('two networks cannot make a release look slow, however often they measure', async () => {
  await visits('1', 5, { lcp: 1500 });
  await server.post('/releases/mfe-builder', await server.token('*'), asBody(buildOf('2')));
  for (let visit = 0; visit < 40; visit += 1)
    await server.report(`198.51.${visit % 2}.7`, {
      remote: 'mfe-builder',
      version: '2',
      views: 1,
      errors: 0,
      vitals: { lcp: 60_000 },
    });
  await vi.waitFor(() => expect(overview(releases).remotes[0]?.counts.views).toBe(40), patience);
  expect(overview(releases).remotes[0]).toMatchObject({ live: { version: '2' }, slower: [] });
});

test('a team reads why its pages fail, and finds nothing in it about who had the failure', async () => {
  const problem = {
    message:
      'Cannot read ada@example.com at https://askwell.example/chatbot/1?token=secret of 0123456789abcdef01',
    stack:
      'Error\u001b[31m\n    at Page (https://askwell.example/remotes/mfe-builder/-/js/page.0a1b2c3d.js?x=1:3:14)',
  };
  for (const visit of [1, 2])
    await server.report(`192.0.2.${visit}`, {
      remote: 'mfe-builder',
      version: '1',
      views: 1,
      errors: 1,
      problem,
    });
  await vi.waitFor(
    () =>
      expect(overview(releases).remotes[0]?.problems).toMatchObject([
        {
          message: 'Cannot read <mail> at https://askwell.example/chatbot/1 of <id>',
          stack:
            'Error [31m\n    at Page (https://askwell.example/remotes/mfe-builder/-/js/page.0a1b2c3d.js:3:14)',
          count: 2,
        },
      ]),
    patience,
  );
});

test('the page of releases shows all of them to a release token, and to nobody else', async () => {
  await server.report('192.0.2.1', {
    remote: 'mfe-builder',
    version: '1',
    views: 1,
    errors: 1,
    problem: { message: '<b>broken</b>', stack: '' },
    vitals: { lcp: 1500, inp: 80, cls: 20 },
  });
  expect(await (await server.get('/releases/page')).text()).toContain('Release token');
  const refused = await look('askwell_release_guess');
  expect(refused.status).toBe(401);
  expect(await refused.text()).toContain('This token is not known.');

  await vi.waitFor(async () => {
    const page = await look(await server.token('mfe-builder'));
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('<h2>mfe-builder</h2>');
    expect(html).toContain('100.0 %');
    expect(html).toMatch(/LCP, p75<\/dt><dd>1[45]\d\d ms/);
    expect(html).toContain('&#60;b&#62;broken');
  }, patience);
});

test('the messages of a release are limited in number, and survive a restart', async () => {
  for (let at = 0; at < 30; at += 1)
    releases.problems.add('mfe-builder', '1', { message: `broken in place ${at}`, stack: '' });
  releases.problems.flush();
  expect(folder.open().problems.of('mfe-builder', '1')).toHaveLength(20);
});
