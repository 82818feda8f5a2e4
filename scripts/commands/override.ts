import { watch } from '../lib/build.ts';
import { releaseCommand, remoteOf } from '../lib/release-command.ts';

/**
 * `npm run override -- <remote> [address]`: has one browser run a local build instead of the
 * release, on the server at `ASKWELL_URL`, else on this machine. Without an address it builds the
 * remote, again with every change, and serves it.
 */
export default async function override(args: string[]): Promise<void> {
  const { remote, options } = remoteOf(args);
  const [address] = options;
  // The release command ends the override on Ctrl-C; this process waits for it.
  process.on('SIGINT', () => undefined);
  if (address) return releaseCommand(['override', remote, address]);
  // Built as a release is, since it runs in the shell of one.
  const built = watch([remote], 'production');
  await built.ready;
  await releaseCommand(['override', remote]);
  built.close();
}
