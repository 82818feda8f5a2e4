import { ensureInstalled } from './lib/install.mjs';
import { command, runTool } from './lib/run.mjs';

/** `npm run bench [-- name…]`: builds the product and prints the figures we hold ourselves to. */
await command(async () => {
  await ensureInstalled();
  const { build } = await import('./build.mjs');
  await build();
  await runTool('tsx/dist/cli.mjs', ['bench/main.ts', ...process.argv.slice(2)]);
});
