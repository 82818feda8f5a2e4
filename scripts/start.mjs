import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { command, root } from './lib/run.mjs';

/**
 * With the usual 16 MB for young objects the server grows by 12 MB and saves no time; and source maps would cost it 18: its
 * bundle keeps the names, so that a stack is readable without.
 */
const nodeFlags = ['--max-semi-space-size=4'];

/**
 * `npm start`: installs and builds what is missing or has changed, then runs the product. `npm run demo` (`--demo`)
 * runs it with a demo owner, a chatbot with 90 days of history and a simulated Gemini. The `exec` in package.json makes this
 * process npm's own child, so that a signal to npm ends the product.
 */
await command(async () => {
  await ensureInstalled();
  const { build } = await import('./build.mjs');
  await build();
  await serve(process.argv.includes('--demo') ? 'api/dist/demo.js' : 'api/dist/main.js');
});

/** Runs the server in our process group until it ends, and hands it the signals that reach only us. */
function serve(entry) {
  const server = spawn(process.execPath, [...nodeFlags, entry], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  return new Promise((resolve) => {
    server.once('exit', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}
