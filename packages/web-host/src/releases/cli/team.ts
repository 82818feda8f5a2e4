import { readFileSync } from 'node:fs';
import { signRelease } from '../check/signature.ts';
import { readBuild } from '../store/read-build.ts';
import { followBuild } from './follow-build.ts';
import type { onDisk } from './on-disk.ts';
import type { overHttp } from './over-http.ts';
import { releasesTable } from './releases-table.ts';

/** Where releases are made: on a running server, or in the data directory of this machine. */
export type Where = ReturnType<typeof overHttp> | ReturnType<typeof onDisk>;

export type ReleaseRequest = {
  remote: string;
  /** The folder of the build. */
  dir: string;
  /** Of a hundred visitors, how many get it; a whole number from 1 to 100. */
  share?: number;
  isGuarded?: boolean;
};

/** Releases a build, signed where `RELEASE_SIGNING_KEY` names a key. Throws what the gate says. */
export async function releaseBuild(where: Where, request: ReleaseRequest): Promise<string> {
  const { remote, dir, share = 100, isGuarded = true } = request;
  if (!Number.isInteger(share) || share < 1 || share > 100)
    throw new Error('--share is a whole number from 1 to 100: how many of a hundred visitors get it.');
  const { files, signature } = await signedBuild(remote, dir);
  const version = await where.release(remote, files, { share, isGuarded, signature });
  return `${remote} ${version} is live for ${share === 100 ? 'everybody' : `${share} % of the visitors`}.`;
}

/** Says whether a build could go live. Throws what the gate says when it could not. */
export async function checkBuild(where: Where, remote: string, dir: string): Promise<string> {
  const { files, signature } = await signedBuild(remote, dir);
  return `${remote} ${await where.check(remote, files, signature)} can be released.`;
}

/**
 * Hands a build to the server for a preview of `days` days, and gives the link that shows it.
 * Throws what the gate says.
 */
export async function previewBuild(
  where: Where,
  { remote, dir, days, server }: { remote: string; dir: string; days?: number | undefined; server: string },
): Promise<string> {
  const { files, signature } = await signedBuild(remote, dir);
  const { version, secret, expiresAt } = await where.preview(remote, files, { days, signature });
  return [
    `${remote} ${version} can be previewed in any browser until ${expiresAt.slice(0, 10)}:`,
    new URL(`/preview/${secret}`, server).href,
  ].join('\n');
}

/** Ends all previews of a remote. */
export async function endPreviews(where: Where, remote: string): Promise<string> {
  const ended = await where.endPreviews(remote);
  return `${ended} ${ended === 1 ? 'preview' : 'previews'} of ${remote} ended.`;
}

/** Makes the release before live again. */
export const rollbackRemote = async (where: Where, remote: string): Promise<string> =>
  `${remote} ${await where.rollback(remote)} is live for everybody again.`;

/** What is live, as a table. */
export const listReleases = async (where: Where): Promise<string> => releasesTable(await where.overview());

/** Has one browser run the build in `dir`, or what is served at `address`, until this is ended. */
export const overrideRemote = (
  where: Where,
  remote: string,
  { dir, address, server }: { dir: string; address: string | null; server: string },
): Promise<void> =>
  followBuild(where, remote, { dir, given: address, page: new URL('/releases/override', server) });

async function signedBuild(remote: string, dir: string) {
  const files = await readBuild(dir);
  const key = process.env['RELEASE_SIGNING_KEY'];
  return { files, signature: key ? signRelease(remote, files, readFileSync(key, 'utf8')) : undefined };
}
