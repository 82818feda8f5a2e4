import { bundlers, json, pageFiles, type BundlerName, type RemoteNames } from './page-files.ts';

/** The versions that a new repository asks for, by package. */
export type Versions = Record<string, string>;

const runtime = ['@askwell/contracts', '@askwell/platform', '@askwell/ui', 'react', 'react-dom'];
const tools = [
  '@askwell/build',
  '@askwell/cli',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'tsx',
  'typescript',
];

type Manifest = Record<string, unknown> & {
  dependencies?: Versions | undefined;
  devDependencies?: Versions | undefined;
};

/**
 * The files of a remote in a repository of its own, by path. `existing` is the `package.json` that
 * is there already: what it says stays, such as where the packages were installed from.
 */
export function repositoryFiles(
  names: RemoteNames,
  versions: Versions,
  { bundler = 'webpack', existing = {} }: { bundler?: BundlerName; existing?: Manifest } = {},
): Record<string, string> {
  return {
    ...pageFiles(names, versions['@askwell/platform'] ?? '', bundler),
    'package.json': json(packageJson(names, versions, { bundler, existing })),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'preserve',
        moduleResolution: 'bundler',
        types: ['node'],
        jsx: 'react-jsx',
        noEmit: true,
        strict: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        isolatedModules: true,
        allowImportingTsExtensions: true,
        resolveJsonModule: true,
        skipLibCheck: true,
      },
      include: ['src', 'test'],
    }),
    'test/remote.test.ts': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import description from '../remote.json' with { type: 'json' };
import remote from '../src/remote.tsx';

test('every page of remote.json has a route, and every route a component', async () => {
  const paths = remote.routes.map(({ path }) => path);
  assert.deepEqual(paths, description.pages.map(({ path }) => path));
  for (const { lazy } of remote.routes) assert.equal(typeof (await lazy()).default, 'function');
});
`,
    '.gitignore': 'node_modules/\ndist/\n.cache/\n.env\n',
    'README.md': readme(names),
  };
}

function packageJson(
  { name, title }: RemoteNames,
  versions: Versions,
  { bundler, existing }: { bundler: BundlerName; existing: Manifest },
): object {
  const development = [...tools, ...bundlers[bundler].packages];
  const { dependencies = {}, devDependencies = {}, ...rest } = existing;
  const given = { ...dependencies, ...devDependencies };
  const wanted = (packages: string[]) =>
    Object.fromEntries(packages.map((key) => [key, given[key] ?? versions[key] ?? '*']));
  const others = (all: Versions, packages: string[]) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !packages.includes(key)));
  return {
    name: `mfe-${name}`,
    version: '0.1.0',
    private: true,
    description: `${title}: a remote of Askwell.`,
    ...rest,
    type: 'module',
    scripts: {
      dev: 'askwell dev',
      check: 'askwell check',
      release: 'askwell release',
      test: 'tsx --test test/*.test.ts',
    },
    dependencies: { ...others(dependencies, development), ...wanted(runtime) },
    devDependencies: { ...others(devDependencies, runtime), ...wanted(development) },
  };
}

const readme = ({ name, title }: RemoteNames): string => `# ${title}

A remote of Askwell with one page at \`/${name}\`. It is built and released from this repository.

Put the address of the server and the release token of \`mfe-${name}\` into \`.env\`:

\`\`\`sh
ASKWELL_URL=https://askwell.example
RELEASE_TOKEN=…
\`\`\`

\`\`\`sh
npx askwell dev          # builds with every change; the code that it prints shows the build in one browser
npx askwell check        # types, build, and whether the live shell would take it
npx askwell release      # makes it live; --share 10 for a tenth of the visitors
npx askwell rollback     # the release before
npx askwell --help       # everything else
npm test
\`\`\`
`;
