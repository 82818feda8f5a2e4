import { releaseCommand } from '../lib/release-command.ts';

/**
 * `npm run releases`: the live releases, since when, how often they fail, and the ones before. On
 * the server's machine also `npm run releases -- token <remote> [--revoke]`: makes a release token
 * for a team (`'*'` for all remotes), or revokes them; `log` prints who released what; `key` makes
 * a key pair to sign releases with.
 */
export default async function releases(args: string[]): Promise<void> {
  const [command = ''] = args;
  const isCommand =
    ['log', 'key'].includes(command) || (['token', 'preview'].includes(command) && args.length > 1);
  await releaseCommand(isCommand ? args : ['releases']);
}
