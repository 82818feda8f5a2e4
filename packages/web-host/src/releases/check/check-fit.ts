import semver from 'semver';
import type { RemoteDescriptor, ShellDescriptor } from '@askwell/contracts';
import { ReleaseRefused } from './refused.ts';

/** What a check needs to know of a remote. */
export type Fitting = Pick<RemoteDescriptor, 'name' | 'version' | 'platform' | 'pages'>;

/** What it needs to know of those beside it. */
type Neighbour = Pick<Fitting, 'name' | 'pages'>;

/** Paths that the server answers itself, before any page. */
const reserved = /^\/(api|remotes|releases|shell|widget|metrics|healthz|readyz)(\/|$)/i;

/** Whether a remote could go live beside these others, in this shell. Throws `ReleaseRefused`. */
export function checkFit(
  remote: Fitting,
  others: readonly Neighbour[],
  { platform }: Pick<ShellDescriptor, 'platform'>,
) {
  const { name, version } = remote;
  if (!semver.satisfies(platform, remote.platform))
    throw new ReleaseRefused(
      `${name} ${version} needs platform ${remote.platform}; the live shell has ${platform}.`,
    );
  const problem = collisionOf(remote, others);
  if (problem !== null) throw new ReleaseRefused(problem);
}

/** The sentence about a page that is already somebody else's; null when there is none. */
export function collisionOf({ name, pages }: Fitting, others: readonly Neighbour[]): string | null {
  for (const { path } of pages) {
    if (reserved.test(path)) return `${name} claims ${path}, which belongs to the server.`;
    const owner = others.find(
      (other) => other.name !== name && other.pages.some((page) => pattern(page.path) === pattern(path)),
    );
    if (owner) return `${name} claims ${path}, which belongs to ${owner.name}.`;
  }
  return null;
}

/** Two paths that match the same addresses are one, however their parameters are called. */
const pattern = (path: string): string => path.toLowerCase().replace(/:[^/]+/g, ':');
