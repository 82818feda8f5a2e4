import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './run.ts';

/** Something that can be built. */
export type Target = {
  name: string;
  kind: 'front end' | 'widget' | 'server' | 'downloads';
  /** The files and folders of the checkout on which the result depends. */
  inputs: string[];
  /** The file that is there when it has been built. */
  result: string;
  /** What the server's build makes, by name. */
  entries?: Record<string, string>;
};

/** A target that has to be built, with the fingerprint of its inputs. */
export type DueTarget = Target & { hash: string };

/**
 * Every target of the checkout. The shell lends platform and ui to the remotes, so a remote depends
 * only on their versions; other packages that it uses become part of it.
 */
export const targets = (): Target[] => [
  {
    name: 'shell',
    kind: 'front end',
    inputs: ['shell', 'packages/build/src', 'packages/contracts/src', 'packages/platform', 'packages/ui'],
    result: 'shell/dist/shell.json',
  },
  ...remotes().map((name): Target => ({
    name,
    kind: 'front end',
    inputs: [
      name,
      'packages/build/src',
      // Its public pages are rendered in the shell's frame.
      'shell/src',
      ...ownPackages(name).map((folder) => `packages/${folder}/src`),
      'packages/platform/package.json',
      'packages/ui/package.json',
    ],
    result: `${name}/dist/remote.json`,
  })),
  {
    name: 'widget',
    kind: 'widget',
    inputs: ['widget', 'packages/contracts/src', 'packages/live/src'],
    result: 'widget/dist/manifest.json',
  },
  {
    name: 'api',
    kind: 'server',
    inputs: ['api', 'widget/src', ...serverPackages.map((name) => `packages/${name}/src`)],
    result: 'api/dist/main.js',
    entries: serverEntries(),
  },
  {
    name: 'downloads',
    kind: 'downloads',
    inputs: [
      'packages/react',
      'packages/wordpress/askwell',
      'widget/src/loader/api.ts',
      'scripts/lib/build-downloads.ts',
      'scripts/lib/zip.ts',
    ],
    result: 'api/dist/downloads/askwell-wordpress.zip',
  },
];

const serverPackages = ['answers', 'contracts', 'embedded-mongo', 'reading', 'testing', 'web-host'];

/** What the server's build makes, by name, as far as its source is there. */
const serverEntries = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      main: 'api/src/main.ts',
      'embedded-mongo': 'packages/embedded-mongo/src/entry.ts',
      demo: 'api/src/demo/main.ts',
      // For a server without the sources: node api/dist/backup.js backup <file>
      backup: 'api/src/backup/main.ts',
      // For a server without the sources: node api/dist/migrate.js
      migrate: 'api/src/process/migrate-command.ts',
      'knowledge-worker': 'api/src/modules/knowledge/knowledge-worker.ts',
      'reading-worker': 'api/src/modules/sources/reading/reading-worker.ts',
      // For a server without the sources: node api/dist/releases.js token mfe-builder
      releases: 'packages/web-host/src/releases/cli.ts',
    }).filter(([, file]) => existsSync(join(root, file))),
  );

/** The folders of our packages that become part of a remote, also through one another. */
export function ownPackages(workspace: string, folder = root, found = new Set<string>()): string[] {
  for (const name of Object.keys(readPackage(workspace, folder).dependencies)) {
    const own = name.replace('@askwell/', '');
    if (own === name || found.has(own) || own === 'platform' || own === 'ui') continue;
    found.add(own);
    ownPackages(`packages/${own}`, folder, found);
  }
  return [...found].toSorted((one, other) => one.localeCompare(other));
}

const remotes = () => readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** The version in a workspace's package.json. */
export const versionOf = (workspace: string): string => readPackage(workspace).version;

const Package = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

export const readPackage = (workspace: string, folder = root): z.infer<typeof Package> =>
  Package.parse(JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8')));
