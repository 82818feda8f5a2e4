import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { brandPlaceholders, type Registry, type RemoteSource } from '@askwell/contracts';
import { nodeBuild } from './node-build.ts';
import { isCheckout, root } from './root.ts';

const Rendered = z.union([
  z.object({ path: z.string(), html: z.string(), slot: z.string() }),
  z.object({ path: z.string(), problem: z.string() }),
]);
type Page = { path: string; html: string; slot: string };

/** A page that takes longer never ends. */
const patienceMs = 20_000;

/**
 * Renders pages of a remote inside the shell (of this checkout, or the one that was packed), and
 * gives the part of the HTML that is the remote's. Throws an Error that names the page which cannot
 * be rendered.
 */
export async function renderPages(remote: RemoteSource, code: string, paths: string[]): Promise<Page[]> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-prerender-'));
  try {
    const job = { brand: brandPlaceholders, registry: registryWith(remote), code, paths };
    return await inProcess(await rendererIn(folder), job);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In the package, the renderer of the shell is built already. */
const packedRenderer = fileURLToPath(new URL('./remote-pages.cjs', import.meta.url));

async function rendererIn(folder: string): Promise<string> {
  if (!isCheckout) return packedRenderer;
  const file = join(folder, 'render.cjs');
  await writeFile(file, await rendererCode());
  return file;
}

/** The part of the shell of this checkout that renders the pages of a remote, built for Node. */
export const rendererCode = (): Promise<string> =>
  nodeBuild(join(root, 'shell/src/render/remote-pages.ts'), []);

const registryWith = ({ name, pages }: RemoteSource): Registry => ({
  schema: 1,
  generation: 0,
  shell: '',
  remotes: [
    { name, version: '', global: '', entry: '', integrity: '', compatible: true, pages, navigation: [] },
  ],
});

type Job = { brand: typeof brandPlaceholders; registry: Registry; code: string; paths: string[] };

const inProcess = (file: string, job: Job): Promise<Page[]> =>
  new Promise((resolve, reject) => {
    const child = fork(file, [], {
      env: { NODE_ENV: 'production' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const pages: Page[] = [];
    let printed = '';
    const fail = (reason: string) => {
      const path = job.paths[pages.length] ?? '';
      reject(
        new Error(`${path} cannot be prerendered (or set "prerender": false in remote.json). ${reason}`),
      );
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => fail('It takes too long.'), patienceMs);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.on('message', (message) => {
      const page = Rendered.parse(message);
      if ('problem' in page) return fail(page.problem);
      if (pages.push(page) < job.paths.length) return;
      resolve(pages);
      child.kill('SIGKILL');
    });
    child.once('close', () => {
      clearTimeout(timer);
      if (pages.length < job.paths.length) fail(printed.slice(-2000));
    });
    child.send(job);
  });
