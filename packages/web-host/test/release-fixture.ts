import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { defaultBrand } from '@askwell/contracts';
import { openReleases, releaseTokens, webHost, type Releases } from '@askwell/web-host';

const shell = {
  version: '1',
  platform: '1.4.0',
  shared: { '@askwell/platform': { version: '1.4.0', exports: ['defineRemote'] } },
  scripts: [],
  styles: [],
  fonts: [],
  integrity: {},
};

type Changes = {
  name?: string;
  /** What its code says; also what the build is, but for its version. */
  code?: string;
  paths?: string[];
  platform?: string;
  navigation?: { label: string; to: string; order: number }[];
  /** The name and the code of the file that its pages need. */
  page?: { file: string; code: string };
  /** How its files are hashed. */
  algorithm?: 'sha256' | 'sha384';
  /** The HTML of each of its pages. */
  html?: string;
  /** What else its `remote.json` says. */
  more?: object;
};

/** The files of a tiny remote's build, such as webpack would have made them. */
export function buildOf(version: string, changes: Changes = {}): Map<string, Buffer> {
  const {
    name = 'mfe-builder',
    code = 'built',
    paths = ['/dashboard'],
    platform = '^1.2.0',
    navigation = [],
    page = { file: 'js/page.js', code: `page of ${version}: ${code}` },
    algorithm = 'sha256',
    html,
    more = {},
  } = changes;
  const global = `${name}__${version}`.replace(/\W/g, '_');
  const needed = `{requiredVersion:"${platform}",shareKey:"@askwell/platform"}`;
  const files = new Map([
    ['remoteEntry.js', Buffer.from(`/* ${global}: entry of ${version}: ${code} */ ${needed}`)],
    [page.file, Buffer.from(page.code)],
  ]);
  const prerendered = Object.fromEntries(
    paths.map((path, at) => [path, { file: `pages/${at}.html`, slot: '_R_0_' }]),
  );
  for (const [path, { file }] of Object.entries(prerendered))
    files.set(file, Buffer.from(html ?? `<h1>The page ${path}</h1>`));
  const integrity = Object.fromEntries(
    [...files].map(([file, content]) => [file, hashOf(content, algorithm)]),
  );
  files.set(`${page.file}.br`, brotliCompressSync(page.code));
  const descriptor = {
    name,
    version,
    platform,
    navigation,
    global,
    uses: { '@askwell/platform': { range: platform, names: ['defineRemote'] } },
    entry: 'remoteEntry.js',
    pages: paths.map((path) => ({ path, title: `The page ${path}`, access: 'public' })),
    preload: Object.fromEntries(paths.map((path) => [path, { scripts: [page.file], styles: [] }])),
    integrity,
    prerendered,
    ...more,
  };
  return files.set('remote.json', Buffer.from(JSON.stringify(descriptor)));
}

const hashOf = (content: Buffer, algorithm: string): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** A folder with a shell, for releases to live in. Delete it with `remove`. */
export async function releaseFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-releases-'));
  const shellDir = join(folder, 'shell');
  await writeFiles(
    shellDir,
    new Map([
      ['shell.json', Buffer.from(JSON.stringify(shell))],
      ['document.html', Buffer.from('<head><!-- head --></head><body><!-- page --><!-- scripts --></body>')],
    ]),
  );
  const warnings: string[] = [];
  return {
    folder: join(folder, 'releases'),
    shellDir,
    warnings,
    open: (options: { signers?: string[] } = {}) =>
      openReleases({
        folder: join(folder, 'releases'),
        shellDir,
        warn: (problem) => warnings.push(problem),
        ...options,
      }),
    /** Puts a build where the checkout would have it. */
    build: async (files: Map<string, Buffer>) => {
      const dir = join(folder, 'dist', String(JSON.parse(String(files.get('remote.json'))).name));
      await rm(dir, { recursive: true, force: true });
      await writeFiles(dir, files);
      return dir;
    },
    /** What browsers reported may still be written. */
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}
export type ReleaseFolder = Awaited<ReturnType<typeof releaseFolder>>;

async function writeFiles(dir: string, files: Map<string, Buffer>) {
  for (const [name, content] of files) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
}

/** A running web-host over these releases, and how a team and a visitor call it. */
export async function serveReleases(
  { folder, shellDir, warnings }: ReleaseFolder,
  releases: Releases,
  remoteDirs: string[] = [],
) {
  const app = new Koa({ proxy: true });
  app.use(
    webHost({
      shellDir,
      remoteDirs,
      releases,
      brand: defaultBrand,
      publicUrl: 'https://askwell.example',
      warn: (problem) => warnings.push(problem),
    }),
  );
  const server = createServer(app.callback());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const call = async (method: string, path: string, token: string, body: unknown = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...(response.status === 204 ? {} : await response.json()) };
  };
  return {
    url,
    token: (remote: string) => releaseTokens(folder).make(remote),
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { headers: { accept: 'text/html,*/*', ...headers } }),
    /** The version of a remote that is live for whoever sends these headers. */
    live: async (name = 'mfe-builder', headers: Record<string, string> = {}): Promise<unknown> => {
      const { remotes } = await (await fetch(`${url}/remotes.json`, { headers })).json();
      return remotes.find((remote: { name: string }) => remote.name === name)?.version;
    },
    call,
    post: (path: string, token: string, body?: unknown) => call('POST', path, token, body),
    /** Reports, as a browser at this address, how a release did. */
    report: (
      address: string,
      line: { remote: string; version: string; views: number; errors: number; [more: string]: unknown },
    ) =>
      fetch(`${url}/releases/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify([line]),
      }),
    stop: () => server.close(),
  };
}

/** A build as a call carries it. */
export const asBody = (files: Map<string, Buffer>) => ({
  files: Object.fromEntries([...files].map(([name, content]) => [name, content.toString('base64')])),
});
