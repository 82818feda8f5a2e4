import { historyLength, type Decision, type LiveRemote, type ReleasesDocument } from '../store/document.ts';
import { ReleaseRefused } from '../check/refused.ts';

/** The document after a decision about one remote, newest first in its history. */
export function decided(
  document: ReleasesDocument,
  name: string,
  decision: Decision,
  isGuarded = false,
): ReleasesDocument {
  const { version, at, share } = decision;
  const before = document.remotes[name];
  const since = before?.live.version === version ? before.live.since : at;
  // There must be something for the others.
  const isCanary = share < 100 && before !== undefined && before.live.version !== version;
  const remote: LiveRemote = {
    live: isCanary ? before.live : { version, since },
    canary: isCanary ? { version, since: at, share } : null,
    isGuarded,
    checkout: before?.checkout ?? null,
    history: [{ ...decision, share: isCanary ? share : 100 }, ...(before?.history ?? [])].slice(
      0,
      historyLength,
    ),
  };
  return { ...document, remotes: { ...document.remotes, [name]: remote } };
}

/**
 * What a rollback leads to: the live release when some visitors have a newer one, else the one that
 * was released before it. A release that was rolled back is behind us: two rollbacks go two
 * releases back. Throws `ReleaseRefused`.
 */
export function versionBefore(
  name: string,
  remote: LiveRemote | undefined,
  isKept: (version: string) => boolean,
): string {
  if (!remote) throw new ReleaseRefused(`Nothing of ${name} is live.`);
  if (remote.canary) return remote.live.version;
  const standing = standingOf(remote);
  const at = standing.lastIndexOf(remote.live.version);
  const before = standing.slice(0, Math.max(0, at)).findLast(isKept);
  if (before === undefined)
    throw new ReleaseRefused(`There is no release of ${name} before ${remote.live.version}.`);
  return before;
}

/**
 * The versions that all visitors had one after the other, without those that were rolled back, the
 * newest last.
 */
function standingOf({ history }: LiveRemote): string[] {
  let standing: string[] = [];
  for (const { version, by, share } of history.toReversed()) {
    if (share < 100) continue;
    const at = standing.lastIndexOf(version);
    const isRollback = by !== 'release' && by !== 'checkout';
    standing = isRollback && at >= 0 ? standing.slice(0, at + 1) : [...standing, version];
  }
  return standing;
}

/** The versions of a remote, the newest decision's first. */
export const versionsOf = ({ live, canary, history }: LiveRemote): string[] => [
  ...new Set([live.version, ...(canary ? [canary.version] : []), ...history.map(({ version }) => version)]),
];
