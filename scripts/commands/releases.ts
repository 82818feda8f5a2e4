import { releaseCommand } from '../lib/release-command.ts';

/**
 * `npm run releases`: the live releases, since when, how often they fail, and the ones before. On the
 * server's machine also `npm run releases -- token <remote> [--revoke]`: makes a release token for a
 * team (`'*'` for all remotes), or revokes them.
 */
export default async function releases(args: string[]): Promise<void> {
  await releaseCommand(args[0] === 'token' && args.length > 1 ? args : ['releases']);
}
