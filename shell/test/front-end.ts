import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import { defaultBrand } from '@askwell/contracts';
import { builtRemotes, webHost } from '@askwell/web-host';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Options = {
  /** Another origin for the remotes' files. */
  remotesUrl?: string;
  /** Builds of remotes beside those of the checkout. */
  also?: readonly string[];
  /** Changes what the shell or a remote says of itself: `remote.json`, `shell.json`. */
  describe?: (folder: string, descriptor: object) => object;
};

/**
 * The built shell and remotes, copied and served on a free port, so that a test can take files away
 * or spoil them. Every call of the API is answered with 401: nobody is signed in, and nobody can.
 */
export async function startFrontEnd({ remotesUrl = '', also = [], describe }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-shell-'));
  const copy = async (from: string) => {
    const name = basename(dirname(from));
    const to = join(folder, name);
    await cp(from, to, { recursive: true });
    if (describe) {
      const file = join(to, name === 'shell' ? 'shell.json' : 'remote.json');
      await writeFile(file, JSON.stringify(describe(name, JSON.parse(await readFile(file, 'utf8')))));
    }
    return to;
  };
  const shellDir = await copy(join(root, 'shell/dist'));
  const remoteDirs = await Promise.all([...builtRemotes(root), ...also].map(copy));
  const warnings: string[] = [];
  const requests: string[] = [];

  const app = new Koa();
  // A page that is left in the middle of a download is no error.
  app.silent = true;
  app.use(async (ctx, next) => {
    requests.push(ctx.path);
    if (!ctx.path.startsWith('/api/')) return next();
    ctx.status = 401;
    ctx.body = { success: false, code: 'unauthenticated', message: 'Please sign in to continue.' };
  });
  const host = webHost({
    shellDir,
    remoteDirs,
    remotesUrl,
    brand: defaultBrand,
    publicUrl: 'https://askwell.example',
    warn: (problem) => warnings.push(problem),
  });
  app.use(host);
  await host.ready;
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    url: `http://localhost:${port}`,
    /** What was said in the log, and what was asked for. */
    warnings,
    requests,
    takeAway: (remote: string) => rename(join(folder, remote), join(folder, `${remote}.away`)),
    putBack: (remote: string) => rename(join(folder, `${remote}.away`), join(folder, remote)),
    /** Puts another text into the files of a remote whose names match. */
    spoil: async (remote: string, which: RegExp, text: string) => {
      const files = await readdir(join(folder, remote), { recursive: true });
      for (const file of files.filter((name) => which.test(name))) {
        await writeFile(join(folder, remote, file), text);
        await rm(join(folder, remote, `${file}.br`), { force: true });
      }
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}

export type FrontEnd = Awaited<ReturnType<typeof startFrontEnd>>;
