import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type * as Esbuild from 'esbuild';

/**
 * Starts the worker thread whose entry is `<name>.ts` beside the module at `url`. In the built
 * server that is a file beside the server's. Run from the sources, the entry is bundled once for
 * this process, since each worker would take three times as long to load them.
 */
export function startWorker(name: string, url: string, resourceLimits: ResourceLimits = {}): Worker {
  const options = { execArgv: [], resourceLimits };
  return url.endsWith('.ts')
    ? new Worker(bundleOf(new URL(`${name}.ts`, url)), { ...options, eval: true })
    : new Worker(new URL(`${name}.js`, url), options);
}

const bundles = new Map<string, string>();

function bundleOf({ href }: URL): string {
  const known = bundles.get(href);
  if (known !== undefined) return known;
  // Only needed here: the built server runs without the packages of the build.
  const esbuild: typeof Esbuild = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [fileURLToPath(href)],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    write: false,
    logLevel: 'error',
  });
  const code = outputFiles.map(({ text }) => text).join('');
  bundles.set(href, code);
  return code;
}
