import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { liveReload } from '../src/live-reload.ts';

let folders: string[];
let heard: string;
let changes: number;
let close: () => void;
beforeEach(async () => {
  folders = [
    await mkdtemp(join(tmpdir(), 'askwell-shell-')),
    await mkdtemp(join(tmpdir(), 'askwell-remote-')),
  ];
  [heard, changes] = ['', 0];
  const reload = liveReload(folders, { onChange: () => undefined, onBuilt: () => (changes += 1) });
  const app = new Koa();
  app.silent = true;
  app.use(reload.connect);
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const response = await fetch(
    `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}${reload.path}`,
  );
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const listen = async (): Promise<void> => {
    const { done = true, value = '' } = (await reader?.read()) ?? {};
    heard += value.replace(':\n\n', '');
    if (!done) await listen();
  };
  void listen().catch(() => undefined);
  close = () => server.closeAllConnections();
  server.unref();
});
afterEach(async () => {
  close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

test('an open page hears which remote it can refresh, and reloads for anything else', async () => {
  const [shell = '', remote = ''] = folders;
  await writeFile(join(remote, 'built.txt'), 'mfe-builder 1\n');
  await expect.poll(() => heard).toBe('event: built\ndata: mfe-builder\n\n');
  await expect.poll(() => changes).toBe(1);
  // Its description is written with each build as well: the page is refreshed already.
  await writeFile(join(remote, 'remote.json'), '{}');
  await writeFile(join(remote, 'built.txt'), 'mfe-builder 2\n');
  await expect.poll(() => heard).toBe('event: built\ndata: mfe-builder\n\n'.repeat(2));
  await writeFile(join(shell, 'shell.json'), '{}');
  await expect.poll(() => heard).toBe(`${'event: built\ndata: mfe-builder\n\n'.repeat(2)}data: reload\n\n`);
});
