import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Everything that can be built: its name, what its result depends on (folders and files of the checkout), and the file
 * that is there when it has been built. Remotes bring no copy of platform and ui, so only their versions count; what else
 * they take from `packages` becomes part of them.
 */
export const targets = () => [
  {
    name: 'shell',
    kind: 'front end',
    inputs: ['shell', 'packages/build/src', 'packages/contracts/src', 'packages/platform', 'packages/ui'],
    result: 'shell/dist/shell.json',
  },
  ...remotes().map((name) => ({
    name,
    kind: 'front end',
    inputs: [
      name,
      'packages/build/src',
      ...ownPackages(name).map((folder) => `packages/${folder}/src`),
      'packages/platform/package.json',
      'packages/ui/package.json',
    ],
    result: `${name}/dist/remote.json`,
  })),
  {
    name: 'widget',
    kind: 'widget',
    inputs: ['widget', 'packages/contracts/src'],
    result: 'widget/dist/manifest.json',
  },
  {
    name: 'api',
    kind: 'server',
    inputs: ['api', 'widget/src', ...serverPackages.map((name) => `packages/${name}/src`)],
    result: 'api/dist/main.js',
    entries: serverEntries(),
  },
];

const serverPackages = ['answers', 'contracts', 'embedded-mongo', 'testing', 'web-host'];

/** What the server's build makes, by name, as far as its source is there. */
const serverEntries = () =>
  Object.fromEntries(
    Object.entries({
      main: 'api/src/main.ts',
      'embedded-mongo': 'packages/embedded-mongo/src/entry.ts',
      demo: 'api/src/demo/main.ts',
      // For a server without the sources: node api/dist/backup.js backup <file>
      backup: 'api/src/backup/main.ts',
      // For a server without the sources: node api/dist/releases.js token mfe-builder
      releases: 'packages/web-host/src/releases/cli.ts',
    }).filter(([, file]) => existsSync(join(root, file))),
  );

/** The folders of those of our packages that become part of a remote, also through one another. */
function ownPackages(workspace, found = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const folder = name.replace('@askwell/', '');
    if (folder === name || found.has(folder) || folder === 'platform' || folder === 'ui') continue;
    found.add(folder);
    ownPackages(`packages/${folder}`, found);
  }
  return [...found].toSorted((one, other) => one.localeCompare(other));
}

const remotes = () => readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** The version in a workspace's package.json. */
export const versionOf = (workspace) =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')).version;
