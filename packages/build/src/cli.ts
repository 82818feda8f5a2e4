import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFrontEnds, watchFrontEnds } from './run.ts';

/**
 * Builds front ends:
 * `tsx packages/build/src/cli.ts [--mode development] [--watch] shell mfe-account=1.0.0-ab12`. One
 * without a version is named by its content.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mode: { type: 'string', default: 'production' }, watch: { type: 'boolean', default: false } },
});
const mode = values.mode === 'development' ? 'development' : 'production';
const targets = positionals.map((text) => {
  const [name = '', version] = text.split('=');
  return { dir: join(process.cwd(), name), mode, ...(version !== undefined && { version }) } as const;
});

if (values.watch) {
  await watchFrontEnds(targets);
  process.send?.('ready');
} else if (!(await buildFrontEnds(targets))) process.exitCode = 1;
