import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import { defaultBrand } from '@askwell/contracts';
import { builtRemotes, openReleases, releaseTokens, webHost } from '@askwell/web-host';
import { nextRelease } from './next-release.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The built shell, with the built remotes as their first releases, on a free port. Nobody is signed
 * in, and nobody can. Of a hundred visits, `measured` report their web vitals; `also` are builds
 * beside those of the checkout.
 */
export async function startReleased({
  measured = 0,
  also = [],
}: { measured?: number; also?: readonly string[] } = {}) {
  const builds = [...builtRemotes(root), ...also];
  const buildOf = (name: string) => builds.find((dir) => basename(dirname(dir)) === name) ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'askwell-released-'));
  const shellDir = join(root, 'shell/dist');
  const warnings: string[] = [];
  const warn = (problem: string) => void warnings.push(problem);
  const releases = openReleases({ folder, shellDir, warn });
  await releases.followCheckout(builds);

  const app = new Koa({ proxy: true });
  app.silent = true;
  app.use(async (ctx, next) => {
    if (!ctx.path.startsWith('/api/')) return next();
    ctx.status = 401;
    ctx.body = { success: false, code: 'unauthenticated', message: 'Please sign in to continue.' };
  });
  const host = webHost({
    shellDir,
    remoteDirs: [],
    releases,
    brand: defaultBrand,
    publicUrl: 'https://askwell.example',
    measured,
    warn,
  });
  app.use(host);
  await host.ready;
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const token = await releaseTokens(folder).make('*');

  const post = async (path: string, body: object = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message);
    return answer;
  };

  const encoded = (files: Map<string, Buffer>) =>
    Object.fromEntries([...files].map(([file, content]) => [file, content.toString('base64')]));
  const releaseFiles = (name: string, files: Map<string, Buffer>, options: object = {}) =>
    post(`/releases/${name}`, { files: encoded(files), ...options });

  return {
    url,
    releases,
    warnings,
    token,
    /** Releases the same remote again, with another text in it. */
    release: async (name: string, version: string, from?: string, to?: string, options: object = {}) =>
      releaseFiles(name, await nextRelease(buildOf(name), version, from, to), options),
    releaseFiles,
    /** Makes a preview of the same remote with another text in it; gives the path of its link. */
    preview: async (name: string, version: string, from: string, to: string): Promise<string> => {
      const files = await nextRelease(buildOf(name), version, from, to);
      return `/preview/${(await post(`/releases/${name}/preview`, { files: encoded(files) })).secret}`;
    },
    /** Asks whether a build could be released. */
    check: (name: string, files: Map<string, Buffer>) =>
      post(`/releases/${name}/check`, { files: encoded(files) }),
    /** Reports, as a browser at this address, how a release did. */
    report: (address: string, line: { remote: string; version: string; views: number; errors: number }) =>
      fetch(`${url}/releases/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify([line]),
      }),
    rollback: (name: string) => post(`/releases/${name}/rollback`),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 50 });
    },
  };
}
export type Released = Awaited<ReturnType<typeof startReleased>>;
