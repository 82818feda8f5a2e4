import { build } from '../lib/build.ts';
import { endingSignals, runNode } from '../lib/run.ts';

/**
 * With the usual 16 MB for young objects the server grows by 12 MB and saves no time. Source maps
 * would cost 18 MB: the bundle keeps its names, so a stack is readable without them.
 */
const nodeFlags = ['--max-semi-space-size=4'];

/**
 * Left alone, glibc's allocator opens a heap for each thread and keeps what it once had: 20 MB
 * after the start. Other C libraries ignore these variables (mallopt(3)).
 */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1048576' };

/**
 * `npm start`: builds what is missing or has changed, then runs the product. `npm run demo`
 * (`--demo`) runs it with a demo owner, a chatbot with 90 days of history and a simulated Gemini.
 * The `exec` in package.json makes this process npm's own child, so that a signal to npm ends the
 * product.
 */
export default async function start(args: string[]): Promise<void> {
  await build();
  const entry = args.includes('--demo') ? 'api/dist/demo.js' : 'api/dist/main.js';
  process.exitCode = await runNode([...nodeFlags, entry], {
    env: allocator,
    signals: endingSignals,
  });
}
