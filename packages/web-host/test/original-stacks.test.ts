import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Releases } from '@askwell/web-host';
import { overHttp } from '../src/releases/cli/over-http.ts';
import { listReleases } from '../src/releases/cli/team.ts';
import { asBody, buildOf, releaseFolder, serveReleases, type ReleaseFolder } from './release-fixture.ts';

let folder: ReleaseFolder;
let releases: Releases;
let server: Awaited<ReturnType<typeof serveReleases>>;
beforeEach(async () => {
  folder = await releaseFolder();
  releases = folder.open();
  await releases.release('mfe-builder', withMap(buildOf('1')));
  server = await serveReleases(folder, releases);
});
afterEach(async () => {
  server.stop();
  await folder.remove();
});

/** Column 5 of the only line of its page is line 1, column 3 of a source. */
const map = {
  version: 3,
  sources: ['webpack://mfe-builder/./src/dashboard/plan.ts'],
  names: [],
  mappings: 'IAAE',
};
const withoutSources = JSON.stringify({ ...map, sources: [] });
const withMap = (files: Map<string, Buffer>, content = JSON.stringify(map)) =>
  files.set('js/page.js.map', Buffer.from(content));

const report = (stack: string, version = '1') =>
  server.report('10.1.1.1', {
    remote: 'mfe-builder',
    version,
    views: 1,
    errors: 1,
    problem: { message: 'It broke', stack },
  });

async function listed(): Promise<string> {
  const headers = { authorization: `Bearer ${await server.token('mfe-builder')}` };
  const { remotes } = await (await fetch(`${server.url}/releases`, { headers })).json();
  return remotes[0].problems[0]?.stack ?? '';
}

test('a stack names the sources of its release, in the list and on the page', async () => {
  const file = 'https://askwell.example/remotes/mfe-builder/-/js/page.js';
  await report(
    [
      `    at plan (${file}:1:5)`,
      `plan@${file}:1:5`,
      `    at other (https://askwell.example/shell/js/shell.js:1:5)`,
      `    at none (${file}:1:1)`,
      `    at outside (https://askwell.example/remotes/mfe-builder/-/../../../js/page.js:1:5)`,
    ].join('\n'),
  );
  await expect
    .poll(listed)
    .toBe(
      [
        `    at plan (mfe-builder/src/dashboard/plan.ts:1:3)`,
        `plan@mfe-builder/src/dashboard/plan.ts:1:3`,
        `    at other (https://askwell.example/shell/js/shell.js:1:5)`,
        `    at none (${file}:1:1)`,
        `    at outside (https://askwell.example/remotes/mfe-builder/-/../../../js/page.js:1:5)`,
      ].join('\n'),
    );
  const page = await fetch(`${server.url}/releases/page`, {
    method: 'POST',
    body: new URLSearchParams({ token: await server.token('mfe-builder') }),
  });
  expect(await page.text()).toContain('at plan (mfe-builder/src/dashboard/plan.ts:1:3)');
});

test('no browser gets a source map, and another release keeps its own', async () => {
  const token = await server.token('mfe-builder');
  await server.post('/releases/mfe-builder', token, asBody(withMap(buildOf('2'), 'no map')));
  for (const version of ['1', '2', '-']) {
    const response = await server.get(`/remotes/mfe-builder/${version}/js/page.js.map`, { accept: '*/*' });
    expect(response.status).toBe(404);
  }
  const stack = 'at plan (https://askwell.example/remotes/mfe-builder/-/js/page.js:1:5)';
  await report(stack, '2');
  await expect.poll(listed).toBe(stack);
  // A map whose mappings name a source that it does not have.
  await server.post('/releases/mfe-builder', token, asBody(withMap(buildOf('3'), withoutSources)));
  await report(stack, '3');
  await expect.poll(listed).toBe(stack);
  for (const _release of ['3', '2']) await server.post('/releases/mfe-builder/rollback', token);
  await report(stack, '1');
  await expect.poll(listed).toBe('at plan (mfe-builder/src/dashboard/plan.ts:1:3)');
});

test('`npm run releases` prints the first frames of a failure under its message', async () => {
  const frame = '    at plan (https://askwell.example/remotes/mfe-builder/-/js/page.js:1:5)';
  await report(['Error: It broke', ...Array<string>(9).fill(frame)].join('\n'));
  const printed = async () =>
    (await listReleases(overHttp(server.url, await server.token('mfe-builder')))).split('\n');
  await expect.poll(printed).toContain('    at plan (mfe-builder/src/dashboard/plan.ts:1:3)');
  const lines = await printed();
  expect(lines.filter((line) => line.includes('plan.ts'))).toHaveLength(5);
  expect(lines[lines.indexOf('Failures:') + 1]).toMatch(/^mfe-builder +1 +1 +It broke$/);
});
