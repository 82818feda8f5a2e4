import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildOf, releaseFolder, serveReleases, type ReleaseFolder } from './release-fixture.ts';

let folder: ReleaseFolder;
let server: Awaited<ReturnType<typeof serveReleases>> | undefined;
let document: string;
beforeEach(async () => {
  folder = await releaseFolder();
  document = join(folder.folder, 'releases.json');
  await folder.open().release('mfe-builder', buildOf('1'));
  await folder.open().release('mfe-builder', buildOf('2'));
});
afterEach(async () => {
  server?.stop();
  server = undefined;
  await folder.remove();
});

/** A start of the web-host, on a checkout with an older build. */
async function start() {
  const checkout = await folder.build(buildOf('checkout'));
  const started = await serveReleases(folder, folder.open(), [checkout]);
  return (server = started);
}

/** Longer than what is live is believed without a look. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

for (const [how, spoil] of [
  ['cut off', () => writeFile(document, '{"schema":1,"gener')],
  ['of another form', () => writeFile(document, '{"schema":2}')],
  ['gone', () => rm(document)],
] as const)
  test(`a running server goes on with what is live while the document is ${how}`, async () => {
    const { live, get } = await start();
    expect(await live()).toBe('2');
    await spoil();
    await aMoment();
    expect(await live()).toBe('2');
    await aMoment();
    expect(await live()).toBe('2');
    expect((await get('/dashboard')).status).toBe(200);
    expect((await get('/remotes/mfe-builder/1/remoteEntry.js')).status).toBe(200);
  });

test('a start with a document that cannot be read takes the last good one, and a release goes on from it', async () => {
  await writeFile(document, 'not at all');
  const { live, post, token } = await start();
  expect(await live()).toBe('2');
  expect(folder.warnings.join()).toContain('What was live before (generation 2) stays so.');
  const all = await token('*');
  await post('/releases/mfe-builder', all, {
    files: Object.fromEntries([...buildOf('3')].map(([name, text]) => [name, text.toString('base64')])),
  });
  expect(await live()).toBe('3');
  expect(await post('/releases/mfe-builder/rollback', all)).toMatchObject({ version: '2' });
});

test('a start without any good document serves the builds of the checkout, until there is one again', async () => {
  await Promise.all(
    [document, join(folder.folder, 'releases.last.json')].map((file) => rename(file, `${file}.away`)),
  );
  await writeFile(document, 'not at all');
  const { live, get } = await start();
  expect(await live()).toBe('checkout');
  expect(folder.warnings.join()).toContain('the builds of the checkout are served.');
  expect((await get('/dashboard')).status).toBe(200);
  await aMoment();
  expect(await live()).toBe('checkout');
  await rename(`${document}.away`, document);
  await vi.waitFor(async () => expect(await live()).toBe('2'), { timeout: 60_000 });
});

test('a start without the files of what is live serves the checkout’s, and tries again', async () => {
  const release = folder.open().folderOf('mfe-builder', '2');
  await rename(release, `${release}-away`);
  const { live } = await start();
  expect(await live()).toBe('checkout');
  await rename(`${release}-away`, release);
  await vi.waitFor(async () => expect(await live()).toBe('2'), { timeout: 60_000 });
});

test('while the tokens cannot be read, nobody may release, and visitors notice nothing', async () => {
  const { get, post, token, live } = await start();
  const all = await token('*');
  await writeFile(join(folder.folder, 'tokens.json'), '[');
  expect(await post('/releases/mfe-builder/rollback', all)).toMatchObject({ status: 401 });
  expect((await get('/dashboard')).status).toBe(200);
  expect(await live()).toBe('2');
});

test('while an old and a new process stand behind one balancer, each has the other’s shell', async () => {
  const shellFile = (name: string) => join(folder.shellDir, 'js', name);
  await mkdir(join(folder.shellDir, 'js'));
  await writeFile(shellFile('shell.0000aaaa.js'), 'the old shell');
  await folder.open().followCheckout([]);
  await rm(shellFile('shell.0000aaaa.js'));
  await writeFile(shellFile('shell.0000bbbb.js'), 'the new shell');
  const releases = folder.open();
  await releases.followCheckout([]);
  const { get } = (server = await serveReleases(folder, releases));
  expect(await (await get('/shell/js/shell.0000aaaa.js')).text()).toBe('the old shell');
  expect(await (await get('/shell/js/shell.0000bbbb.js')).text()).toBe('the new shell');
  expect((await get('/shell/js/shell.0000cccc.js')).status).toBe(404);
  await rm(shellFile('shell.0000bbbb.js'));
  expect(await (await get('/shell/js/shell.0000bbbb.js')).text()).toBe('the new shell');
});
