import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import Koa from 'koa';
import { defaultBrand } from '@askwell/contracts';
import { webHost } from '@askwell/web-host';
import { median, type Figure } from './lib/figures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Within the checkout, because imports are found from there. */
const folder = join(root, '.cache/refresh');
const frontEnds = ['shell', 'mfe-account'];
const rounds = 15;
const typed = 'ada@example.com';

/**
 * How long a developer waits for a change of a component to be seen in an open page, as with
 * `npm run dev -- mfe-account`; what is typed must stay. The first changes are not counted: the
 * compiler is not warm yet.
 */
export default async function refresh(): Promise<Figure[]> {
  for (const name of frontEnds)
    for (const part of await partsOf(name))
      await cp(join(root, name, part), join(folder, name, part), { recursive: true });
  const watcher = await startWatcher();
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(typed);
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) times.push(await changeAndSee(page, round));
    if ((await page.getByLabel('Email').inputValue()) !== typed) throw new Error('What was typed is lost.');
    const warm = times.slice(5);
    return [
      {
        name: 'a change of a component is seen',
        value: median(warm),
        unit: 'ms',
        budget: 300,
        note: `${Math.min(...warm).toFixed(0)}–${Math.max(...warm).toFixed(0)} ms, the first ${(times[0] ?? 0).toFixed(0)}; what was typed stays`,
      },
    ];
  } finally {
    await browser.close();
    server.stop();
    watcher.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

const partsOf = async (name: string): Promise<string[]> => {
  await mkdir(join(folder, name), { recursive: true });
  return ['src', 'package.json', 'webpack.config.mjs', name === 'shell' ? 'static' : 'remote.json'];
};

/** Builds both again with every change, as `npm run dev` does. Resolves when both are built. */
async function startWatcher(): Promise<ChildProcess> {
  const watcher = fork(
    join(root, 'packages/build/src/cli.ts'),
    ['--watch', '--mode', 'development', ...frontEnds.map((name) => `${name}=dev`)],
    { cwd: folder, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  await Promise.race([
    once(watcher, 'message'),
    once(watcher, 'exit').then(() => Promise.reject(new Error('The front ends cannot be built.'))),
  ]);
  return watcher;
}

async function startServer() {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/api/')) return next();
    ctx.status = 401;
    ctx.body = { success: false, code: 'unauthenticated', message: 'Please sign in to continue.' };
  });
  app.use(
    webHost({
      mode: 'development',
      shellDir: join(folder, 'shell/dist'),
      remoteDirs: [join(folder, 'mfe-account/dist')],
      brand: defaultBrand,
      publicUrl: 'https://askwell.example',
    }),
  );
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const source = join(folder, 'mfe-account/src/login/LoginPage.tsx');

/** Writes another text into the page; the milliseconds until the browser has it. */
async function changeAndSee(page: Page, round: number): Promise<number> {
  const seen = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.body.textContent.includes(text)) return;
          observer.disconnect();
          resolve(Date.now());
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    `Round ${round}.`,
  );
  const code = await readFile(source, 'utf8');
  const changed = code.replace(/\{words\.isNew\}( Round \d+\.)?/, `{words.isNew} Round ${round}.`);
  const started = Date.now();
  await writeFile(source, changed);
  return (await seen) - started;
}
