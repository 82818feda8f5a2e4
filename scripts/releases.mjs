import { ensureInstalled } from './lib/install.mjs';
import { releaseCommand } from './lib/release-command.mjs';
import { command } from './lib/run.mjs';

/**
 * `npm run releases`: what is live, since when, how often it fails, and what was before. On the server's machine also
 * `npm run releases -- token <remote> [--revoke]`: makes a release token for a team (`'*'` for all remotes), or takes them back.
 */
await command(async () => {
  await ensureInstalled();
  const args = process.argv.slice(2);
  await releaseCommand(args[0] === 'token' && args.length > 1 ? args : ['releases']);
});
