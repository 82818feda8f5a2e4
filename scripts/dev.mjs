import { spawn } from 'node:child_process';
import { existsSync, watch as watchFolder } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { command, root, say } from './lib/run.mjs';

/**
 * `npm run dev`: the product from its sources; `npm run dev -- mfe-builder`: one remote (or several) from
 * theirs, in the shell and beside the others as they are released; what was never released is built first. Pages reload when a front end has been built again, the server starts again when
 * its sources or the widget have changed. With `--demo` it is the demo that runs.
 */
await command(async () => {
  await ensureInstalled();
  const { build, watch } = await import('./build.mjs');
  const remotes = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (remotes.length === 0) await build({ only: ['widget'] });
  else await build(isSomethingReleased() ? { only: ['widget'] } : {});
  keepBuilding('widget', build);
  // React's warnings and readable errors are the shell's, which lends it to all; releases run on it as well.
  const frontEnds = watch(remotes.length === 0 ? [] : ['shell', ...remotes]);
  await frontEnds.ready;
  await serveSources(process.argv.includes('--demo') ? 'api/src/demo/main.ts' : 'api/src/main.ts', {
    DEV_REMOTES: remotes.join(),
  });
  frontEnds.close();
  process.exit();
});

/** Then there are the others to run beside. */
function isSomethingReleased() {
  return existsSync(resolve(root, process.env.DATA_DIR ?? 'var', 'releases', 'releases.json'));
}

/** Builds it again with every change of its sources; saves that come together are built once. */
function keepBuilding(name, build) {
  let timer;
  watchFolder(join(root, name, 'src'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => build({ only: [name] }).catch((error) => say(error.message)), 100);
  });
}

/** Runs the server from its sources until it is asked to end. The terminal's signals reach it as well. */
function serveSources(entry, env) {
  const server = spawn(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--clear-screen=false',
      '--include=widget/dist/manifest.json',
      entry,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, NODE_ENV: 'development' } },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  return new Promise((resolve) => {
    server.once('exit', resolve);
  });
}
