import { ensureInstalled } from './lib/install.mjs';
import { releaseCommand, remoteOf } from './lib/release-command.mjs';
import { command } from './lib/run.mjs';

/**
 * `npm run override -- <remote> [address]`: has one browser run a local build instead of the release, on the server at
 * `ASKWELL_URL`, else on this machine. Without an address it builds the remote, again with every change, and serves it.
 */
await command(async () => {
  await ensureInstalled();
  const { remote, options } = remoteOf(process.argv.slice(2));
  const [address] = options;
  // The command that follows the build ends the override; this one waits for it.
  process.on('SIGINT', () => undefined);
  if (address) return releaseCommand(['override', remote, address]);
  const { watch } = await import('./build.mjs');
  // As for a release: it runs in the shell of one.
  const built = watch([remote], 'production');
  await built.ready;
  await releaseCommand(['override', remote]);
  built.close();
});
