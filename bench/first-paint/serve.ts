import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { defaultBrand } from '@askwell/contracts';
import { builtRemotes, webHost } from '@askwell/web-host';
import Koa, { type Middleware } from 'koa';
import type { PlainBundle } from './build-plain.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built front end at `/`, and with it, from one server, the plain bundle at `/?plain`. */
export async function serveFront(plain?: PlainBundle) {
  const app = new Koa();
  app.silent = true;
  const front = webHost({
    shellDir: join(root, 'shell/dist'),
    remoteDirs: builtRemotes(root),
    brand: defaultBrand,
    publicUrl: 'https://askwell.example',
  });
  let registry = '';
  if (plain) app.use(plainPage(plain, () => registry));
  app.use(front);
  await front.ready;
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const url = `http://localhost:${port}`;
  registry = await (await fetch(`${url}/remotes.json`)).text();
  return {
    url,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * As plain as can be, and as quick: everything compressed at its best, the font and the script
 * asked for at once.
 */
function plainPage({ folder, script, style, font }: PlainBundle, registry: () => string): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/' && ctx.querystring === 'plain') {
      ctx.type = 'html';
      ctx.set('Content-Encoding', 'br');
      ctx.body = brotliCompressSync(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Askwell</title>` +
          `<link rel="stylesheet" href="/plain/${style}"><link rel="preload" as="font" type="font/woff2" href="/plain/${font}" crossorigin>` +
          `<script defer src="/plain/${script}"></script></head><body><div id="root"></div>` +
          `<script type="application/json" id="askwell-registry">${registry()}</script></body></html>`,
      );
      return;
    }
    if (!ctx.path.startsWith('/plain/')) return next();
    const name = ctx.path.slice('/plain/'.length);
    if (!name.endsWith('.woff2')) ctx.set('Content-Encoding', 'br');
    ctx.type = name.slice(name.lastIndexOf('.'));
    ctx.body = await readFile(join(folder, name.endsWith('.woff2') ? name : `${name}.br`));
  };
}
