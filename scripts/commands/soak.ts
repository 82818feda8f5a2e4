import { build } from '../lib/build.ts';
import { runTool } from '../lib/run.ts';

/** `npm run soak -- 10m`: builds the product and runs it under load and faults for that long. */
export default async function soak(args: string[]): Promise<void> {
  await build();
  await runTool('tsx/dist/cli.mjs', ['bench/soak/main.ts', ...args]);
}
