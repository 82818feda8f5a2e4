import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RemoteDescriptor } from '@askwell/contracts';
import { syncFolder } from './atomic-file.ts';
import type { BuildFiles } from '../check/check-files.ts';
import { isIntact } from '../../integrity.ts';
import { isHashed } from '../../site.ts';
import { ReleaseRefused } from '../check/refused.ts';

const leftoverMs = 60 * 60 * 1000;

/**
 * `remotes/<name>/<version>/`: one folder for each release, complete from the moment it is there
 * and never changed.
 */
export function versionFolders(folder: string) {
  const remotes = join(folder, 'remotes');
  const folderOf = (name: string, version: string) => join(remotes, name, version);

  const descriptor = (name: string, version: string): RemoteDescriptor | null => {
    try {
      const text = readFileSync(join(folderOf(name, version), 'remote.json'), 'utf8');
      return RemoteDescriptor.parse(JSON.parse(text));
    } catch {
      return null;
    }
  };

  return {
    folderOf,
    descriptor,
    /** The versions that are kept. */
    versions: (name: string): string[] => list(join(remotes, name)),
    has: (name: string, version: string): boolean => existsSync(join(folderOf(name, version), 'remote.json')),

    /**
     * Throws `ReleaseRefused` when a file that all releases share by its name has other content in
     * another release that is kept: browsers would go on with the one that they have.
     */
    refuseOtherFiles: ({ name, version, integrity, isContentAddressed }: RemoteDescriptor): void => {
      if (!isContentAddressed) return;
      for (const kept of list(join(remotes, name))) {
        const other = descriptor(name, kept);
        if (!other?.isContentAddressed) continue;
        const isOther = (file: string) => {
          const hash = other.integrity[file];
          if (hash === undefined || hash === integrity[file]) return false;
          // The same content may have a hash of another kind.
          return !isIntact(readFileSync(join(folderOf(name, kept), file)), integrity[file]);
        };
        const file = Object.keys(integrity).find((candidate) => isHashed(candidate) && isOther(candidate));
        if (file !== undefined)
          throw new ReleaseRefused(`${file} of ${name} ${version} has other content in release ${kept}.`);
      }
    },

    /**
     * Writes a release's files, all or none. The same once more is no matter; other content by its
     * name is refused.
     */
    place: async (remote: RemoteDescriptor, files: BuildFiles): Promise<void> => {
      const { name, version } = remote;
      const known = descriptor(name, version);
      if (known) return refuseOther(known, remote);
      const draft = join(folder, 'incoming', randomUUID());
      await Promise.all([...files].map(([file, content]) => writeThrough(join(draft, file), content)));
      mkdirSync(join(remotes, name), { recursive: true });
      try {
        renameSync(draft, folderOf(name, version));
      } catch (error) {
        rmSync(draft, { recursive: true, force: true });
        const other = descriptor(name, version);
        if (!other) throw error;
        refuseOther(other, remote);
      }
      syncFolder(join(remotes, name));
    },

    /**
     * Deletes of a remote's `past` releases all but those in `keep`, and what was left by writers
     * that were killed.
     */
    prune: (name: string, keep: ReadonlySet<string>, past: ReadonlySet<string>): void => {
      for (const version of list(join(remotes, name)))
        if (!keep.has(version) && (past.has(version) || isOld(folderOf(name, version))))
          rmSync(folderOf(name, version), { recursive: true, force: true });
      for (const draft of list(join(folder, 'incoming')).map((id) => join(folder, 'incoming', id)))
        if (isOld(draft)) rmSync(draft, { recursive: true, force: true });
    },
  };
}
export type VersionFolders = ReturnType<typeof versionFolders>;

/** A build says the same of itself however often it is made, but for the commit. */
function refuseOther(known: RemoteDescriptor, other: RemoteDescriptor): void {
  const contentOf = (remote: RemoteDescriptor) => JSON.stringify({ ...remote, commit: undefined }, inOrder);
  if (contentOf(known) === contentOf(other)) return;
  throw new ReleaseRefused(
    `Version ${other.version} of ${other.name} exists with other content; a version is never used twice.`,
  );
}

/** For `JSON.stringify`: the order of keys says nothing, and bundlers vary it. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

async function writeThrough(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const list = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** One that is younger may be just about to be activated. */
const isOld = (path: string): boolean => {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > leftoverMs;
};
