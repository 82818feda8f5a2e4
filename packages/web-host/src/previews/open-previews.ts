import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ReleaseRefused } from '../releases/check/refused.ts';
import { replaceFile } from '../releases/store/atomic-file.ts';
import { releaseTokens } from '../releases/store/tokens.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many days a preview lasts, and can last. */
export const previewDays = { usual: 7, most: 30 };

/** Previews of a remote at once; one more ends the oldest. */
const mostOfARemote = 20;

/** A build that is stored like a release, and shown only in browsers that took its link. */
export const Preview = z.object({
  id: z.string(),
  /** The hash of the secret in its link. */
  hash: z.string(),
  remote: z.string(),
  version: z.string(),
  at: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Who made it, as in the log. */
  by: z.string(),
  /** The hash of the release token that it was made with; null on the server's own machine. */
  token: z.string().nullable(),
});
export type Preview = z.infer<typeof Preview>;

/**
 * What the registry calls a preview. It is not the version of a release: nothing that a preview
 * does is counted as the release's.
 */
export const previewVersion = ({ version }: Pick<Preview, 'version'>): string => `${version}+preview`;

/**
 * The previews (docs/decisions/0041): one file each in a folder that several processes may share. A
 * preview ends by its date, with the release token that made it, and when it is revoked. The caller
 * of `add` and `end` holds the lock of the releases.
 */
export function openPreviews(folder: string) {
  const dir = join(folder, 'previews');
  const tokens = releaseTokens(folder);
  const fileOf = (id: string) => join(dir, `${id}.json`);

  const read = (id: string): Preview | null => {
    const preview = parse(fileOf(id));
    if (!preview || Date.parse(preview.expiresAt) <= Date.now()) return null;
    return preview.token === null || tokens.isFor(preview.token, preview.remote) ? preview : null;
  };
  const ids = () =>
    (existsSync(dir) ? readdirSync(dir) : [])
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length));
  /** The newest first. */
  const list = (): Preview[] =>
    ids()
      .flatMap((id) => read(id) ?? [])
      .toSorted((a, b) => b.at.localeCompare(a.at));
  const remove = (id: string) => rmSync(fileOf(id), { force: true });

  return {
    list,

    /** The versions of a remote that some preview shows. */
    versionsOf: (name: string): string[] =>
      list()
        .filter(({ remote }) => remote === name)
        .map(({ version }) => version),

    /** Adds a preview and gives the secret of its link, this once. Throws `ReleaseRefused`. */
    add: (
      { remote, version, by }: Pick<Preview, 'remote' | 'version' | 'by'>,
      { days, token }: { days: number; token: string | null },
    ): { secret: string; expiresAt: string } => {
      if (!Number.isInteger(days) || days < 1 || days > previewDays.most)
        throw new ReleaseRefused(`A preview lasts 1 to ${previewDays.most} days.`);
      for (const id of ids()) if (!read(id)) remove(id);
      const known = list().filter((other) => other.remote === remote);
      for (const { id } of known.slice(mostOfARemote - 1)) remove(id);
      const secret = randomBytes(32).toString('base64url');
      const hash = hashOf(secret);
      const now = Date.now();
      const preview: Preview = {
        id: idOf(hash),
        hash,
        remote,
        version,
        at: new Date(now).toISOString(),
        expiresAt: new Date(now + days * dayMs).toISOString(),
        by,
        token: token === null ? null : hashOf(token),
      };
      replaceFile(fileOf(preview.id), JSON.stringify(preview, null, 2));
      return { secret, expiresAt: preview.expiresAt };
    },

    /** Ends all previews of a remote, and says which. */
    end: (name: string): Preview[] => {
      const ended = list().filter(({ remote }) => remote === name);
      for (const { id } of ended) remove(id);
      return ended;
    },

    /** The preview behind a link; null if it does not exist or has ended. */
    of: (secret: string): Preview | null => {
      if (!isSecret(secret)) return null;
      const hash = hashOf(secret);
      const preview = read(idOf(hash));
      return preview && isSame(preview.hash, hash) ? preview : null;
    },
  };
}
export type Previews = ReturnType<typeof openPreviews>;

/** 32 random bytes, as they stand in an address. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The name of its file: a hash, so that the stored files do not reveal the link. */
const idOf = (hash: string): string => hash.slice(0, 16);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const isSame = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));

/** A preview that cannot be read is skipped: browsers get the release. */
function parse(file: string): Preview | null {
  try {
    return Preview.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
