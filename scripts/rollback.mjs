import { ensureInstalled } from './lib/install.mjs';
import { releaseCommand, remoteOf } from './lib/release-command.mjs';
import { command } from './lib/run.mjs';

/** `npm run rollback -- <remote>`: makes the release before live again; with a share, takes the newer one back. */
await command(async () => {
  await ensureInstalled();
  const { remote } = remoteOf(process.argv.slice(2));
  await releaseCommand(['rollback', remote]);
});
