import { overview } from './overview.ts';
import type { Releases } from '../releases.ts';
import type { FailureSources } from './failure-sources.ts';

/**
 * Rolls back every release that is to be guarded, fails more often than the one before, and was
 * reported as failing by enough networks.
 */
export async function rollBackFailing(
  releases: Releases,
  sources: Pick<FailureSources, 'areEnough'>,
  warn: (problem: string) => void,
): Promise<void> {
  for (const { name, live, canary, isGuarded, isFlagged } of overview(releases).remotes) {
    const { version } = canary ?? live;
    if (!isGuarded || !isFlagged || !sources.areEnough(name, version)) continue;
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
