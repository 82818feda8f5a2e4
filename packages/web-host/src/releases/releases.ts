import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { RemoteDescriptor, ShellDescriptor } from '@askwell/contracts';
import { followCheckout } from './activate/follow-checkout.ts';
import { checkFiles, type BuildFiles } from './check/check-files.ts';
import { checkFit } from './check/check-fit.ts';
import { checkSlots } from './check/check-slots.ts';
import { checkSignature } from './check/signature.ts';
import { decided, versionBefore, versionsOf } from './activate/decide.ts';
import type { Decision, ReleasesDocument } from './store/document.ts';
import { documentFile } from './store/document-file.ts';
import { releaseCounts } from './health/counts.ts';
import { releaseProblems } from './health/problems.ts';
import { openPreviews, previewDays } from '../previews/open-previews.ts';
import { shellArchive } from './store/shell-archive.ts';
import { readBuild } from './store/read-build.ts';
import { releaseLog, type Actor } from './store/release-log.ts';
import { ReleaseNotKept } from './check/refused.ts';
import { versionFolders } from './store/version-folders.ts';

type Options = {
  /** Where releases are kept; several processes may share it. */
  folder: string;
  /** The built shell, in which releases have to run. */
  shellDir: string;
  /**
   * The public keys of which one must have signed each release (ed25519, SPKI in base64); empty:
   * none has to.
   */
  signers?: readonly string[];
  warn?: (problem: string) => void;
};

export type ReleaseOptions = {
  /** How many of a hundred visitors get it; all when absent. */
  share?: number;
  /**
   * Roll it back by itself when it is worse than the one before: it fails more often, or is more
   * than a fifth slower. True when absent.
   */
  isGuarded?: boolean;
  /** See `signRelease`. */
  signature?: string | undefined;
  actor?: Actor;
};

export type PreviewOptions = Pick<ReleaseOptions, 'signature' | 'actor'> & {
  /** How long the link is good. */
  days?: number | undefined;
  token?: string | null;
};

/** Somebody on the server's own machine. */
const onThisMachine = (): Actor => ({ who: `user ${userInfo().username}`, from: 'this machine' });

/** How many releases of a remote are kept for tabs that were opened long ago. */
const kept = 10;

/**
 * The releases of the remotes: their files, each in a folder that never changes, and one document
 * that says which of them are live. Every change is checked first, happens at once, and survives a
 * kill at any moment.
 */
export function openReleases({
  folder,
  shellDir,
  signers = [],
  warn = (problem) => process.emitWarning(problem),
}: Options) {
  const shell = ShellDescriptor.parse(JSON.parse(readFileSync(join(shellDir, 'shell.json'), 'utf8')));
  const document = documentFile(folder, warn);
  const folders = versionFolders(folder);
  const counts = releaseCounts(folder);
  const problems = releaseProblems(folder);
  const shells = shellArchive(folder);
  const log = releaseLog(folder);
  const previews = openPreviews(folder);
  const now = () => new Date().toISOString();

  /** What a remote has to live beside: all that any visitor has of the others. */
  const others = (name: string, { remotes }: ReleasesDocument): RemoteDescriptor[] =>
    Object.entries(remotes)
      .filter(([other]) => other !== name)
      .flatMap(([other, { live, canary }]) =>
        [live, canary].flatMap((release) => (release && folders.descriptor(other, release.version)) ?? []),
      );

  const liveOf = (name: string, { remotes }: ReleasesDocument): RemoteDescriptor | null => {
    const version = remotes[name]?.live.version;
    return version === undefined ? null : folders.descriptor(name, version);
  };

  /** The descriptor of a build that passes every check of a release. Throws `ReleaseRefused`. */
  const checked = (name: string, files: BuildFiles, signature: string | undefined): RemoteDescriptor => {
    checkSignature(name, files, signature, signers);
    const remote = checkFiles(name, files);
    const current = document.read();
    checkFit(remote, others(name, current), shell);
    checkSlots(remote, others(name, current), liveOf(name, current));
    folders.refuseOtherFiles(remote);
    return remote;
  };

  const activate = async (
    name: string,
    actor: Actor,
    choose: (document: ReleasesDocument) => Omit<Decision, 'at'>,
    isGuarded = false,
  ): Promise<ReleasesDocument> => {
    const after = await document.change((before) => {
      const decision = { ...choose(before), at: now() };
      const remote = folders.descriptor(name, decision.version);
      if (!remote) throw new ReleaseNotKept(name, decision.version);
      checkFit(remote, others(name, before), shell);
      // A rollback must always be possible; a slot that it lacks stays empty.
      if (decision.by === 'release') checkSlots(remote, others(name, before), liveOf(name, before));
      const { by: action, version, at } = decision;
      log.append({
        ...actor,
        at,
        action,
        remote: name,
        version,
        share: decision.share,
        files: remote.integrity,
      });
      return decided(before, name, decision, isGuarded);
    });
    // Under the lock, and by what is live by then: it may be what this has just put aside.
    await document.change((latest) => {
      prune(name, latest);
      return latest;
    });
    return after;
  };

  /**
   * Stores a build for what needs it. A release of the same remote may delete it in between, where
   * it was stored before; then all is done once more.
   */
  const withStored = async <T>(remote: RemoteDescriptor, files: BuildFiles, use: () => Promise<T>) => {
    await folders.place(remote, files);
    return use().catch(async (error: unknown) => {
      if (!(error instanceof ReleaseNotKept)) throw error;
      await folders.place(remote, files);
      return use();
    });
  };

  /** Deletes what neither a tab nor a preview needs any more. */
  const prune = (name: string, { remotes }: ReleasesDocument): void => {
    const versions = remotes[name] ? versionsOf(remotes[name]) : [];
    const keep = new Set([...versions.slice(0, kept), ...previews.versionsOf(name)]);
    folders.prune(name, keep, new Set(versions));
  };

  return {
    folder,
    document: document.read,
    /** Whether a remote could go live now. Throws `ReleaseRefused`. */
    fits: (remote: RemoteDescriptor): void => checkFit(remote, others(remote.name, document.read()), shell),
    descriptor: folders.descriptor,
    folderOf: folders.folderOf,
    has: folders.has,
    versions: folders.versions,
    counts,
    problems,
    log,
    previews,
    /** Where the files of other processes' shells are. */
    shellsDir: shells.dir,

    /** The version of a build that could be released now. Throws `ReleaseRefused`. */
    check: (name: string, files: BuildFiles, signature?: string): string =>
      checked(name, files, signature).version,

    /**
     * Checks a build, keeps it, and makes it live for all visitors or a share of them. Throws
     * `ReleaseRefused`.
     */
    release: async (
      name: string,
      files: BuildFiles,
      { share = 100, isGuarded = true, signature, actor = onThisMachine() }: ReleaseOptions = {},
    ) => {
      const remote = checked(name, files, signature);
      await withStored(remote, files, () =>
        activate(name, actor, () => ({ version: remote.version, by: 'release', share }), isGuarded),
      );
      return remote.version;
    },

    /**
     * Checks a build as a release is checked, keeps it, and gives the secret of a link that shows
     * it; it is live for no visitor. `token` is the release token that allows it. Throws
     * `ReleaseRefused`.
     */
    preview: async (
      name: string,
      files: BuildFiles,
      { days = previewDays.usual, signature, actor = onThisMachine(), token = null }: PreviewOptions = {},
    ): Promise<{ version: string; secret: string; expiresAt: string }> => {
      const remote = checked(name, files, signature);
      const { version, integrity } = remote;
      let made = { secret: '', expiresAt: '' };
      const add = (before: ReleasesDocument) => {
        if (!folders.has(name, version)) throw new ReleaseNotKept(name, version);
        made = previews.add({ remote: name, version, by: actor.who }, { days, token });
        log.append({
          ...actor,
          at: now(),
          action: 'preview',
          remote: name,
          version,
          share: 0,
          files: integrity,
        });
        prune(name, before);
        return before;
      };
      await withStored(remote, files, () => document.change(add));
      return { version, ...made };
    },

    /** Ends all previews of a remote, and says how many there were. */
    endPreviews: async (name: string, actor: Actor = onThisMachine()): Promise<number> => {
      let count = 0;
      await document.change((before) => {
        const ended = previews.end(name);
        count = ended.length;
        for (const { version } of ended)
          log.append({
            ...actor,
            at: now(),
            action: 'preview-end',
            remote: name,
            version,
            share: 0,
            files: {},
          });
        prune(name, before);
        return before;
      });
      return count;
    },

    /**
     * Goes back to the release before. Throws `ReleaseRefused` when there is none, or when it does
     * not fit any more.
     */
    rollback: async (
      name: string,
      by: 'rollback' | 'guard' = 'rollback',
      actor: Actor = onThisMachine(),
    ): Promise<string> => {
      const after = await activate(name, actor, ({ remotes }) => {
        const version = versionBefore(
          name,
          remotes[name],
          (other) => folders.descriptor(name, other) !== null,
        );
        return { version, by, share: 100 };
      });
      return after.remotes[name]?.live.version ?? '';
    },

    /**
     * Keeps the shell and the builds of the checkout, and makes those live over which nobody has
     * decided otherwise.
     */
    followCheckout: async (buildDirs: readonly string[]): Promise<void> => {
      await shells.keep(shellDir);
      const built = await Promise.all(
        buildDirs.map(async (dir) => {
          const files = await readBuild(dir);
          const { name } = RemoteDescriptor.parse(JSON.parse(String(files.get('remote.json'))));
          const remote = checkFiles(name, files);
          await folders.place(remote, files);
          return remote;
        }),
      );
      await document.change((before) => {
        counts.compact();
        problems.compact();
        return followCheckout({
          document: before,
          built,
          stored: folders.descriptor,
          shell,
          now: now(),
          warn,
        });
      });
    },
  };
}
export type Releases = ReturnType<typeof openReleases>;
