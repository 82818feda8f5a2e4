import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { RemoteDescriptor, RemoteSource, type RemoteFiles } from '@askwell/contracts';
import { emitDescriptor, integrityOf } from '../descriptor.ts';
import { pageImports } from '../page-imports.ts';
import { prerenderedPages } from './prerender-plugin.ts';
import type { ReleaseNamesPlugin } from './release-names-plugin.ts';
import type { SharedUsesPlugin } from '../shared-uses.ts';
import { commitOf } from '../release/commit-of.ts';

type Options = {
  dir: string;
  entry: string;
  names: Pick<ReleaseNamesPlugin, 'version' | 'global'>;
  shared: Pick<SharedUsesPlugin, 'uses'>;
};

/**
 * Emits `remote.json`: the workspace's own one, and what only the build knows. Fails the build when
 * the pages it declares and the routes in `src/remote.tsx` are not the same.
 */
export class RemoteDescriptorPlugin {
  readonly options: Options;
  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    const { dir, entry, names, shared } = this.options;
    const sourceFile = join(dir, 'remote.json');
    compiler.hooks.afterCompile.tap('remote.json', ({ fileDependencies }) => {
      fileDependencies.add(sourceFile);
    });
    emitDescriptor(compiler, 'remote.json', async (compilation) => {
      const source = RemoteSource.parse(JSON.parse(readFileSync(sourceFile, 'utf8')));
      const imports = await pageImports(join(dir, 'src', 'remote.tsx'));
      assertSamePages(source, imports);
      // The sizes of modules, for nobody who reads a release.
      if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json');
      return RemoteDescriptor.parse({
        ...source,
        entry,
        version: names.version,
        global: names.global,
        uses: shared.uses,
        isContentAddressed: true,
        prerendered: prerenderedPages(compilation),
        // Asking git takes longer than a hot update.
        ...(compiler.options.mode === 'production' && { commit: commitOf(dir) }),
        preload: preloadLists(compilation, imports),
        integrity: integrityOf(compilation),
      });
    });
  }
}

function assertSamePages({ name, pages }: RemoteSource, imports: Map<string, string>) {
  const declared = new Set(pages.map(({ path }) => path));
  const problems = [
    ...[...declared]
      .filter((path) => !imports.has(path))
      .map((path) => `${path} has no route in src/remote.tsx`),
    ...[...imports.keys()]
      .filter((path) => !declared.has(path))
      .map((path) => `${path} is missing in remote.json`),
  ];
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}.`);
}

/**
 * For each page, the files of the exposed module and of the page's own chunks: all that is fetched
 * to show it.
 */
function preloadLists(compilation: Compilation, imports: Map<string, string>): Record<string, RemoteFiles> {
  const filesOf = (wanted: (request: string) => boolean): string[] =>
    compilation.chunkGroups
      .filter((group) => group.origins.some(({ request }) => request !== undefined && wanted(request)))
      .flatMap((group) => group.getFiles());
  const exposed = filesOf((request) => request.endsWith('/src/remote.tsx'));
  return Object.fromEntries(
    [...imports].map(([path, request]) => {
      const files = [...new Set([...exposed, ...filesOf((other) => other === request)])];
      return [
        path,
        {
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
        },
      ];
    }),
  );
}
