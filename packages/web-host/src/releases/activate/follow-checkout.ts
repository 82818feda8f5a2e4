import type { RemoteDescriptor, ShellDescriptor } from '@askwell/contracts';
import { collisionOf, mismatchOf } from '../check/check-fit.ts';
import { decided } from './decide.ts';
import type { LiveRemote, ReleasesDocument } from '../store/document.ts';

type Adoption = {
  document: ReleasesDocument;
  /** What is built in the checkout. */
  built: readonly RemoteDescriptor[];
  /** What is in the store; null when it is not there any more. */
  stored: (name: string, version: string) => RemoteDescriptor | null;
  shell: ShellDescriptor;
  now: string;
  warn: (problem: string) => void;
};

/**
 * What is live after a start (docs/decisions/0012): the builds of the checkout, but where somebody
 * has released or rolled back since, what they decided. A release that this shell cannot run, or
 * whose pages have become another's, gives way to the checkout's build.
 */
export function followCheckout({ document, built, stored, shell, now, warn }: Adoption): ReleasesDocument {
  let next = document;
  for (const build of built) next = follow(next, build, stored, now);
  for (const build of built) {
    const live = next.remotes[build.name]?.live.version;
    if (live === undefined || live === build.version) continue;
    const problem = misfit(next, stored(build.name, live), stored, shell);
    if (problem === null) {
      warn(`${build.name} stays at the release ${live}; the checkout has ${build.version}.`);
    } else {
      warn(`${problem} The checkout's build ${build.version} is live instead.`);
      next = adopted(next, build, now);
    }
  }
  for (const [name, { live }] of Object.entries(next.remotes)) {
    const problem = misfit(next, stored(name, live.version), stored, shell);
    if (problem === null || built.some((build) => build.name === name)) continue;
    warn(`${problem} It is taken out.`);
    next = {
      ...next,
      remotes: Object.fromEntries(Object.entries(next.remotes).filter(([key]) => key !== name)),
    };
  }
  return next;
}

/** Takes a build when nobody has decided anything since the one that the checkout had before. */
function follow(
  document: ReleasesDocument,
  build: RemoteDescriptor,
  stored: Adoption['stored'],
  now: string,
): ReleasesDocument {
  const remote = document.remotes[build.name];
  if (!remote || stored(build.name, remote.live.version) === null) return adopted(document, build, now);
  if (remote.checkout?.version === build.version || isOlder(build, remote)) return document;
  if (remote.live.version === remote.checkout?.version) return adopted(document, build, now);
  return noted(document, build);
}

const adopted = (document: ReleasesDocument, build: RemoteDescriptor, at: string): ReleasesDocument => {
  const { name, version } = build;
  const isNew = document.remotes[name]?.live.version !== version;
  const next = isNew ? decided(document, name, { version, at, by: 'checkout', share: 100 }) : document;
  return noted(next, build);
};

const noted = (document: ReleasesDocument, { name, version, commit }: RemoteDescriptor): ReleasesDocument => {
  const remote = document.remotes[name];
  if (!remote || remote.checkout?.version === version) return document;
  const checkout = { version, at: commit?.at ?? null };
  return { ...document, remotes: { ...document.remotes, [name]: { ...remote, checkout } } };
};

/** A process with an old checkout that starts again beside new ones changes nothing. */
const isOlder = ({ commit }: RemoteDescriptor, { checkout }: LiveRemote): boolean =>
  commit !== undefined && Date.parse(commit.at) < Date.parse(checkout?.at ?? commit.at);

function misfit(
  document: ReleasesDocument,
  remote: RemoteDescriptor | null,
  stored: Adoption['stored'],
  shell: ShellDescriptor,
): string | null {
  if (!remote) return 'A release is not there any more.';
  const others = Object.entries(document.remotes).flatMap(
    ([other, { live }]) => stored(other, live.version) ?? [],
  );
  return mismatchOf(remote, shell) ?? collisionOf(remote, others);
}
