import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overview, type Releases } from '@askwell/web-host';
import { buildOf, releaseFolder, type ReleaseFolder } from './release-fixture.ts';

let folder: ReleaseFolder;
let releases: Releases;
beforeEach(async () => {
  folder = await releaseFolder();
  releases = folder.open();
});
afterEach(() => folder.remove());

const live = () => releases.document().remotes['mfe-builder']?.live.version;

test('the checkout’s builds are the first releases, and a newer build of it follows', async () => {
  await releases.followCheckout([await folder.build(buildOf('1'))]);
  expect(live()).toBe('1');
  const { generation } = releases.document();
  await releases.followCheckout([await folder.build(buildOf('1'))]);
  expect(releases.document().generation).toBe(generation);
  await releases.followCheckout([await folder.build(buildOf('2'))]);
  expect(live()).toBe('2');
  expect(await releases.rollback('mfe-builder')).toBe('1');
});

test('the same build once more is the same release, however its descriptions are ordered', async () => {
  await releases.release('mfe-builder', buildOf('1'));
  const again = buildOf('1');
  const described: object = JSON.parse(String(again.get('remote.json')));
  const reversed = Object.fromEntries(Object.entries(described).toReversed());
  expect(JSON.stringify(reversed)).not.toBe(JSON.stringify(described));
  again.set('remote.json', Buffer.from(JSON.stringify(reversed)));
  expect(await releases.release('mfe-builder', again)).toBe('1');
});

test('a file keeps its content in all releases, also where they hash it differently', async () => {
  const file = 'js/page.0123abcd.js';
  const more = { isContentAddressed: true };
  const before = buildOf('1', { page: { file, code: 'page' }, algorithm: 'sha384', more });
  expect(await releases.release('mfe-builder', before)).toBe('1');
  expect(await releases.release('mfe-builder', buildOf('2', { page: { file, code: 'page' }, more }))).toBe(
    '2',
  );
  for (const algorithm of ['sha256', 'sha384'] as const)
    await expect(
      releases.release('mfe-builder', buildOf('3', { page: { file, code: 'other' }, algorithm, more })),
    ).rejects.toThrow(`${file} of mfe-builder 3 has other content in release`);
});

test('a release whose files another process deletes meanwhile stores them again', async () => {
  await releases.release('mfe-builder', buildOf('1'));
  await releases.release('mfe-builder', buildOf('2'));
  const lock = join(folder.folder, 'lock');
  await writeFile(lock, 'another process', { flag: 'wx' });
  const again = releases.release('mfe-builder', buildOf('1'));
  const preview = releases.preview('mfe-builder', buildOf('1'));
  await rm(releases.folderOf('mfe-builder', '1'), { recursive: true });
  await rm(lock);
  expect(await again).toBe('1');
  expect(await preview).toMatchObject({ version: '1' });
  expect(live()).toBe('1');
  expect(releases.has('mfe-builder', '1')).toBe(true);
});

test('what somebody released or rolled back stays over a start, also with a newer checkout', async () => {
  await releases.followCheckout([await folder.build(buildOf('1'))]);
  await releases.release('mfe-builder', buildOf('fix'));
  await releases.followCheckout([await folder.build(buildOf('2'))]);
  expect(live()).toBe('fix');
  expect(folder.warnings).toEqual(['mfe-builder stays at the release fix; the checkout has 2.']);
  await releases.rollback('mfe-builder');
  await releases.followCheckout([await folder.build(buildOf('2'))]);
  expect(live()).toBe('1');
});

test('a release of what the checkout has is followed by the checkout’s next build', async () => {
  await releases.followCheckout([await folder.build(buildOf('1'))]);
  await releases.release('mfe-builder', buildOf('2'));
  await releases.followCheckout([await folder.build(buildOf('2'))]);
  await releases.followCheckout([await folder.build(buildOf('3'))]);
  expect(live()).toBe('3');
});

test('a release whose page has become another remote’s gives way to the checkout', async () => {
  await releases.followCheckout([await folder.build(buildOf('1'))]);
  await releases.release('mfe-builder', buildOf('2', { paths: ['/dashboard', '/more'] }));
  const dirs = [
    await folder.build(buildOf('3')),
    await folder.build(buildOf('1', { name: 'mfe-other', paths: ['/more'] })),
  ];
  await releases.followCheckout(dirs);
  expect(live()).toBe('3');
  expect(folder.warnings.join()).toContain('mfe-builder claims /more, which belongs to mfe-other.');
});

test('two rollbacks go two releases back, and no further than there is one', async () => {
  for (const version of ['1', '2', '3']) await releases.release('mfe-builder', buildOf(version));
  expect(await releases.rollback('mfe-builder')).toBe('2');
  expect(await releases.rollback('mfe-builder')).toBe('1');
  await expect(releases.rollback('mfe-builder')).rejects.toThrow(
    'There is no release of mfe-builder before 1.',
  );
  await expect(releases.rollback('mfe-nothing')).rejects.toThrow('Nothing of mfe-nothing is live.');
  await releases.release('mfe-builder', buildOf('3'));
  expect(await releases.rollback('mfe-builder')).toBe('1');
});

test('a share is taken back by a rollback, or given to everybody by a release', async () => {
  await releases.release('mfe-builder', buildOf('1'));
  await releases.release('mfe-builder', buildOf('2'), { share: 10 });
  expect(releases.document().remotes['mfe-builder']).toMatchObject({
    live: { version: '1' },
    canary: { version: '2', share: 10 },
  });
  expect(await releases.rollback('mfe-builder')).toBe('1');
  expect(releases.document().remotes['mfe-builder']?.canary).toBeNull();
  await releases.release('mfe-builder', buildOf('2'));
  expect(live()).toBe('2');
});

test('the last ten releases are kept, with what is live among them', async () => {
  for (let count = 1; count <= 12; count += 1) await releases.release('mfe-builder', buildOf(`v${count}`));
  const versions = await readdir(join(folder.folder, 'remotes/mfe-builder'));
  expect(versions.toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `v${at + 3}`).toSorted());
});

const page = 'js/page.js';
const changed = (change: (files: Map<string, Buffer>) => void, version = '2') => {
  const files = buildOf(version);
  change(files);
  return files;
};

test.each([
  ['js/page.js is missing in mfe-builder 2.', changed((files) => files.delete(page))],
  [
    'js/page.js of mfe-builder 2 does not match its hash.',
    changed((files) => files.set(page, Buffer.from('x'))),
  ],
  [
    'js/page.js.br of mfe-builder 2 is not what it says it is, compressed.',
    changed((files) => files.set(`${page}.br`, Buffer.from('x'))),
  ],
  [
    'The prerendered /dashboard of mfe-builder 2 is refused: it has a <script> element.',
    buildOf('2', { html: '<h1>Hi</h1><script>alert(1)</script>' }),
  ],
  [
    'The prerendered /dashboard of mfe-builder 2 is refused: <img> has the attribute onerror.',
    buildOf('2', { html: '<img src="x" onerror="alert(1)">' }),
  ],
  [
    'The prerendered /dashboard of mfe-builder 2 is refused: <a> leads to java\nscript:alert(1).',
    buildOf('2', { html: '<a href="java\nscript:alert(1)">x</a>' }),
  ],
  [
    'The prerendered /dashboard of mfe-builder 2 is refused: its elements are not closed as they were opened.',
    buildOf('2', { html: '</div></div><p>outside' }),
  ],
  [
    'The prerendered /dashboard of mfe-builder 2 is refused: the id askwell-registry belongs to the document.',
    buildOf('2', { html: '<p id="askwell-registry">{}</p>' }),
  ],
  [
    '/dashboard of mfe-builder 2 is public, and there is no prerendered page of it.',
    changed((files) => {
      const descriptor = JSON.parse(String(files.get('remote.json')));
      files.set('remote.json', Buffer.from(JSON.stringify({ ...descriptor, prerendered: {} })));
    }),
  ],
  [
    'render.cjs is no file that a build of mfe-builder makes.',
    changed((files) => files.set('render.cjs', Buffer.from('module.exports = {}'))),
  ],
  ['js/more.js of mfe-builder 2 has no hash.', changed((files) => files.set('js/more.js', Buffer.from('x')))],
  [
    '../page.js is no file that a build of mfe-builder makes.',
    changed((files) => files.set('../page.js', Buffer.from('x'))),
  ],
  ['remote.json is missing: this is no build of mfe-builder.', new Map<string, Buffer>()],
  [
    'remote.json is not as it should be',
    changed((files) => files.set('remote.json', Buffer.from('{"name":1}'))),
  ],
  ['This is a build of mfe-account, not of mfe-builder.', buildOf('2', { name: 'mfe-account' })],
  ['mfe-builder claims /login, which belongs to mfe-account.', buildOf('2', { paths: ['/login'] })],
  ['mfe-builder claims /user/:id, which belongs to mfe-account.', buildOf('2', { paths: ['/user/:id'] })],
  ['mfe-builder claims /api/x, which belongs to the server.', buildOf('2', { paths: ['/api/x'] })],
  ['mfe-builder 2 needs platform ^2.0.0; the live shell has 1.4.0.', buildOf('2', { platform: '^2.0.0' })],
  [
    'Version 1 of mfe-builder exists with other content; a version is never used twice.',
    buildOf('1', { code: 'other' }),
  ],
])('refused: %s', async (sentence, files) => {
  await releases.release(
    'mfe-account',
    buildOf('1', { name: 'mfe-account', paths: ['/login', '/user/:name'] }),
  );
  await releases.release('mfe-builder', buildOf('1'));
  const before = releases.document();
  await expect(releases.release('mfe-builder', files)).rejects.toThrow(sentence);
  expect(releases.document()).toBe(before);
  expect(await readdir(join(folder.folder, 'remotes/mfe-builder'))).toEqual(['1']);
});

test('a release that fails more often than the one before is flagged; bad luck is not', async () => {
  await releases.release('mfe-builder', buildOf('1'));
  releases.counts.add({ remote: 'mfe-builder', version: '1', views: 1000, errors: 10, vitals: {} });
  await releases.release('mfe-builder', buildOf('2'));
  const count = (views: number, errors: number) => {
    releases.counts.add({ remote: 'mfe-builder', version: '2', views, errors, vitals: {} });
    return overview(releases).remotes[0]?.isFlagged;
  };
  expect(count(5, 5)).toBe(false);
  expect(count(995, 8)).toBe(false);
  expect(count(100, 40)).toBe(true);
});

test('a kill at any moment leaves the release before or the one after, whole', async () => {
  await releases.release('mfe-builder', buildOf('0'));
  const script = new URL('release-until-killed.ts', import.meta.url).pathname;
  for (let round = 0; round < 4; round += 1) {
    const child = fork(script, [folder.folder, folder.shellDir, `r${round}-`], {
      execArgv: ['--import', 'tsx'],
    });
    await once(child, 'message');
    await new Promise((resolve) => setTimeout(resolve, 20 * round));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = folder.open();
    const version = again.document().remotes['mfe-builder']?.live.version ?? '';
    expect(again.descriptor('mfe-builder', version)?.version).toBe(version);
    // The next one gets through, whatever the killed one left.
    await again.release('mfe-builder', buildOf(`after-${round}`));
    expect(again.document().remotes['mfe-builder']?.live.version).toBe(`after-${round}`);
  }
});

test('processes that release at once take turns, and no decision is lost', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, at) => folder.open().release('mfe-builder', buildOf(`p${at}`))),
  );
  const { history } = releases.document().remotes['mfe-builder'] ?? { history: [] };
  expect(new Set(history.map(({ version }) => version)).size).toBe(8);
  expect(releases.document().generation).toBe(8);
});
