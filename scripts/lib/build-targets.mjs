import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Everything that can be built: its name, what its result depends on (folders and files of the checkout), and the file
 * that is there when it has been built. Remotes bring no copy of platform and ui, so only their versions count.
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
      'packages/contracts/src',
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
    }).filter(([, file]) => existsSync(join(root, file))),
  );

const remotes = () => readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** The version in a workspace's package.json. */
export const versionOf = (workspace) =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')).version;
