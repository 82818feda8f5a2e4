import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as measures from '@askwell/answers/measure';
import { build } from 'esbuild';

/**
 * The measures of `packages/answers` in a bundle, as the API's workers run its code. Run from its
 * sources by tsx, it takes up to a third longer.
 */
export async function bundledMeasures(): Promise<typeof measures> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  const outfile = join(folder, 'measures.mjs');
  const entry = fileURLToPath(new URL('../../packages/answers/measure/index.ts', import.meta.url));
  try {
    await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}
