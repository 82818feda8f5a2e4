import { once } from 'node:events';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import { defaultBrand } from '@askwell/contracts';
import { builtRemotes, webHost } from '@askwell/web-host';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The built shell and remotes, copied and served on a free port, so that a test can take files away. Every call of the
 * API is answered with 401: nobody is signed in, and nobody can.
 */
export async function startFrontEnd() {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-shell-'));
  const copy = async (from: string) => {
    const to = join(folder, basename(dirname(from)));
    await cp(from, to, { recursive: true });
    return to;
  };
  const shellDir = await copy(join(root, 'shell/dist'));
  const remoteDirs = await Promise.all(builtRemotes(root).map(copy));

  const app = new Koa();
  // A page that is left in the middle of a download is no error.
  app.silent = true;
  app.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/api/')) return next();
    ctx.status = 401;
    ctx.body = { success: false, code: 'unauthenticated', message: 'Please sign in to continue.' };
  });
  app.use(webHost({ shellDir, remoteDirs, brand: defaultBrand, publicUrl: 'https://askwell.example' }));
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `http://localhost:${port}`,
    takeAway: (remote: string) => rename(join(folder, remote), join(folder, `${remote}.away`)),
    putBack: (remote: string) => rename(join(folder, `${remote}.away`), join(folder, remote)),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}

export type FrontEnd = Awaited<ReturnType<typeof startFrontEnd>>;
