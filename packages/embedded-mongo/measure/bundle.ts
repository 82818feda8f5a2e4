import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * The child's entry as production runs it, which starts in a fraction of the time that the sources
 * take.
 */
export async function bundledEntry() {
  // Inside the package, where the packages that stay outside of the bundle are found.
  const dist = fileURLToPath(new URL('../dist/', import.meta.url));
  await mkdir(dist, { recursive: true });
  const outdir = await mkdtemp(dist);
  await build({
    entryPoints: [fileURLToPath(new URL('../src/entry.ts', import.meta.url))],
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  return {
    entry: join(outdir, 'entry.js'),
    remove: (): Promise<void> => rm(outdir, { recursive: true }),
  };
}
