import { join } from 'node:path';
import { z } from 'zod';
import { readFileSync } from 'node:fs';
import { root } from '../run.ts';

/** A package of the kit: what other repositories get of a workspace. */
export type KitPackage = {
  /** Its folder in `packages`. */
  folder: string;
  /** What others import of it, by the path behind its name: a source file. */
  exports: Record<string, string>;
  /** The command that it installs: its name, and the source file. */
  bin?: [name: string, source: string];
  /**
   * `files` keeps one file for each source file, where others find them by path; `bundle` joins
   * them.
   */
  output: 'files' | 'bundle';
  /** What a repository has once, for this package too. */
  peers: string[];
};

const react = ['react', 'react-dom'];

export const kitPackages: KitPackage[] = [
  { folder: 'contracts', exports: { '.': 'index.ts' }, output: 'files', peers: [] },
  { folder: 'platform', exports: { '.': 'index.ts' }, output: 'bundle', peers: react },
  {
    folder: 'ui',
    exports: { '.': 'index.ts', './more-icons': 'more-icons.ts' },
    output: 'bundle',
    peers: react,
  },
  {
    folder: 'build',
    exports: {
      '.': 'index.ts',
      './rspack': 'rspack/index.ts',
      './vite': 'vite/index.ts',
      './run': 'run.ts',
    },
    output: 'files',
    // Their installed versions are what a build is made for.
    peers: [...react, '@askwell/platform', '@askwell/ui'],
  },
  { folder: 'cli', exports: {}, bin: ['askwell', 'main.ts'], output: 'bundle', peers: [] },
];

const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string().optional(),
  sideEffects: z.union([z.boolean(), z.array(z.string())]).optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).optional(),
});

const readManifest = (folder: string) =>
  Manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

/** What a new repository installs beside the kit, in the versions of this one. */
const companions = [
  'react',
  'react-dom',
  '@module-federation/vite',
  '@rspack/core',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'tsx',
  'typescript',
  'vite',
];

/** The `package.json` of a packed package. */
export function packedManifest({ folder, exports, bin, peers }: KitPackage) {
  const { name, version, description, license, sideEffects, dependencies, ...manifest } = readManifest(
    join('packages', folder),
  );
  const needed = Object.fromEntries(peers.map((key) => [key, rangeOf(key, `^${installed(key)}`)]));
  // Bundlers, of which a repository has one.
  const peerDependencies = { ...needed, ...manifest.peerDependencies };
  const wanted = Object.entries(dependencies).filter(
    // The shell has the fonts.
    ([key]) => !peers.includes(key) && !key.startsWith('@fontsource/'),
  );
  return {
    name,
    version,
    description,
    ...(license !== undefined && { license }),
    type: 'module',
    engines: { node: '>=20.19' },
    files: ['dist', 'CHANGELOG.md'],
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([key, source]) => [
          key,
          {
            types: `./dist/${source.replace('.ts', '.d.ts')}`,
            default: `./dist/${source.replace('.ts', '.js')}`,
          },
        ]),
      ),
      './package.json': './package.json',
    },
    ...(bin && { bin: { [bin[0]]: `dist/${bin[1].replace('.ts', '.js')}` } }),
    ...(sideEffects === false && { sideEffects }),
    dependencies: Object.fromEntries(wanted.map(([key, range]) => [key, rangeOf(key, range)])),
    ...(Object.keys(peerDependencies).length > 0 && { peerDependencies }),
    ...(manifest.peerDependenciesMeta && { peerDependenciesMeta: manifest.peerDependenciesMeta }),
    // What `askwell new` asks for.
    ...(bin && { askwell: { versions: versions() } }),
  };
}

/** Packages of ours are one another's in compatible versions, and not any. */
const rangeOf = (key: string, range: string): string =>
  key.startsWith('@askwell/')
    ? `^${readManifest(join('packages', key.replace('@askwell/', ''))).version}`
    : range;

const installed = (name: string): string => readManifest(join('node_modules', name)).version;

/** Exact for what npm has, so that a repository runs what this one was tested with. */
const versions = (): Record<string, string> =>
  Object.fromEntries([
    ...kitPackages.map(({ folder }) => [
      `@askwell/${folder}`,
      readManifest(join('packages', folder)).version,
    ]),
    ...companions.map((name) => [name, installed(name)]),
  ]);
