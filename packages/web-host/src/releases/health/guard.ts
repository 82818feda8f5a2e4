import { overview } from './overview.ts';
import type { Releases } from '../releases.ts';

/** Rolls back every release that is to be guarded and fails more often than the one before. */
export async function rollBackFailing(releases: Releases, warn: (problem: string) => void): Promise<void> {
  for (const { name, live, canary, isGuarded, isFlagged } of overview(releases).remotes) {
    if (!isGuarded || !isFlagged) continue;
    const { version } = canary ?? live;
    try {
      const back = await releases.rollback(name, 'guard', { who: 'guard', from: 'reports of browsers' });
      warn(`${name} ${version} failed more often than the release before: ${back} is live again.`);
    } catch (error) {
      warn(
        `${name} ${version} fails and cannot be rolled back. ${error instanceof Error ? error.message : ''}`,
      );
    }
  }
}
