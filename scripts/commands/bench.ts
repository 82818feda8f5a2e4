import { runTool } from '../lib/run.ts';
import { build } from '../lib/build.ts';

/** `npm run bench [-- name…]`: builds the product and prints the figures we hold ourselves to. */
export default async function bench(args: string[]): Promise<void> {
  await build();
  await runTool('tsx/dist/cli.mjs', ['bench/main.ts', ...args]);
}
