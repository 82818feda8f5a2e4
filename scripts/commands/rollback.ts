import { releaseCommand, remoteOf } from '../lib/release-command.ts';

/**
 * `npm run rollback -- <remote>`: makes the release before live again; ends a share of visitors, if
 * there is one.
 */
export default async function rollback(args: string[]): Promise<void> {
  await releaseCommand(['rollback', remoteOf(args).remote]);
}
