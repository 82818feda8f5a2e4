import { ensureInstalled } from './lib/install.mjs';
import { releaseCommand, remoteOf } from './lib/release-command.mjs';
import { command } from './lib/run.mjs';

/**
 * `npm run release -- <remote> [--share 10] [--guard]`: builds one remote and makes it live: on the server at `ASKWELL_URL`, else
 * in DATA_DIR of this machine.
 */
await command(async () => {
  await ensureInstalled();
  const { remote, options } = remoteOf(process.argv.slice(2));
  const { build } = await import('./build.mjs');
  // Without a server to ask, the shell says what a release has to fit.
  await build({ only: process.env.ASKWELL_URL ? [remote] : ['shell', remote] });
  await releaseCommand(['release', remote, `${remote}/dist`, ...options]);
});
