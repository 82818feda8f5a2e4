import { versionBefore } from '../activate/decide.ts';
import type { LiveRemote } from '../store/document.ts';
import type { Counts } from './counts.ts';

type Views = Pick<Counts, 'views' | 'errors'>;

/** Fewer say nothing. */
const least = { views: 20, errors: 3 };

/** How sure we want to be: of a normal distribution, 97.5 % lie below this many deviations. */
const z = 1.96;

/**
 * Whether a release fails more often than the one before: its rate, with all the doubt that so few
 * views leave, is still above that of the other. Where little is known of the other, one in twenty
 * is expected of it.
 */
export function failsMoreOften(release: Views, before: Views): boolean {
  if (release.views < least.views || release.errors < least.errors) return false;
  return lowestRate(release) > (before.errors + 1) / (before.views + 20);
}

/** The lower end of Wilson's interval. */
function lowestRate({ views, errors }: Views): number {
  const rate = Math.min(1, errors / views);
  const middle = rate + z ** 2 / (2 * views);
  const doubt = z * Math.sqrt((rate * (1 - rate)) / views + z ** 2 / (4 * views ** 2));
  return (middle - doubt) / (1 + z ** 2 / views);
}

/**
 * The newest release that visitors have, and the one that it is measured against; null where there
 * is none.
 */
export function measured(name: string, remote: LiveRemote): { version: string; before: string | null } {
  if (remote.canary) return { version: remote.canary.version, before: remote.live.version };
  try {
    return { version: remote.live.version, before: versionBefore(name, remote, () => true) };
  } catch {
    return { version: remote.live.version, before: null };
  }
}
