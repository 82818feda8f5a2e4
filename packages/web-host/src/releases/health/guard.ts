import { overview } from './overview.ts';
import type { Releases } from '../releases.ts';
import type { NetworkLimits } from './network-limits.ts';

type Believable = Pick<NetworkLimits, 'areEnough'>;

/**
 * Rolls back every release that is to be guarded and is worse than the one before, in the reports
 * of enough networks: it fails more often, or is more than a fifth slower.
 */
export async function rollBackWorse(
  releases: Releases,
  reported: { failures: Believable; vitals: Believable },
  warn: (problem: string) => void,
): Promise<void> {
  for (const { name, live, canary, isGuarded, isFlagged, slower } of overview(releases).remotes) {
    const { version } = canary ?? live;
    const isFailing = isFlagged && reported.failures.areEnough(name, version);
    const isSlow = slower.length > 0 && reported.vitals.areEnough(name, version);
    if (!isGuarded || (!isFailing && !isSlow)) continue;
    const why = isFailing
      ? 'failed more often than the release before'
      : `was more than 20 % slower than the release before (${slower.join(', ').toUpperCase()})`;
    try {
      const back = await releases.rollback(name, 'guard', { who: 'guard', from: 'reports of browsers' });
      warn(`${name} ${version} ${why}: ${back} is live again.`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      warn(`${name} ${version} ${why}, and cannot be rolled back. ${reason}`);
    }
  }
}
