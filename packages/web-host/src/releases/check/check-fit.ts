import semver from 'semver';
import type { RemoteDescriptor, ShellDescriptor } from '@askwell/contracts';
import { ReleaseRefused } from './refused.ts';

/** What a check needs to know of a remote. */
export type Fitting = Pick<RemoteDescriptor, 'name' | 'version' | 'platform' | 'uses' | 'pages'>;

/** What it needs to know of a shell. */
export type Shell = Pick<ShellDescriptor, 'platform' | 'shared'>;

/** What it needs to know of those beside it. */
type Neighbour = Pick<Fitting, 'name' | 'pages'>;

/** Paths that the server answers itself, before any page. */
const reserved = /^\/(api|remotes|releases|preview|shell|widget|metrics|healthz|readyz)(\/|$)/i;

/** Whether a remote could go live beside these others, in this shell. Throws `ReleaseRefused`. */
export function checkFit(remote: Fitting, others: readonly Neighbour[], shell: Shell): void {
  const problem = mismatchOf(remote, shell) ?? collisionOf(remote, others);
  if (problem !== null) throw new ReleaseRefused(problem);
}

/** The sentence about what a remote needs and the shell lacks; null when nothing is missing. */
export function mismatchOf({ name, version, platform, uses }: Fitting, shell: Shell): string | null {
  const remote = `${name} ${version}`;
  if (!semver.satisfies(shell.platform, platform))
    return `${remote} needs platform ${platform}; the live shell has ${shell.platform}.`;
  for (const [key, { range, names }] of Object.entries(uses)) {
    const shared = shell.shared[key];
    if (!shared) return `${remote} needs ${key}, which the live shell does not share.`;
    if (!semver.satisfies(shared.version, range))
      return `${remote} needs ${key} ${range}; the live shell has ${shared.version}.`;
    const missing = names.filter((used) => !shared.exports.includes(used));
    if (missing.length > 0)
      return `${remote} uses ${missing.join(', ')} of ${key}; ${key} ${shared.version} of the live shell has no such export.`;
  }
  return null;
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
