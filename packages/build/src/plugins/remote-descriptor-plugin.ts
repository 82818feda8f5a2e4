import { join, sep } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { RemoteDescriptor, type RemoteFiles } from '@askwell/contracts';
import { emitDescriptor, integrityOf } from '../descriptor.ts';
import { prerenderedPages } from './prerender-plugin.ts';
import type { ReleaseNamesPlugin } from './release-names-plugin.ts';
import type { SharedUses } from '../shared-uses.ts';
import { commitOf } from '../release/commit-of.ts';
import { checkedPageImports, remoteSource, slotsOf } from '../release/remote-source.ts';

type Options = {
  dir: string;
  entry: string;
  names: Pick<ReleaseNamesPlugin, 'version' | 'global'>;
  shared: SharedUses;
};

/**
 * Emits `remote.json`: the workspace's own one, and what only the build knows. Fails the build when
 * the pages and slots that it declares and those in `src/remote.tsx` are not the same.
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
      const source = remoteSource(dir);
      const imports = await checkedPageImports(dir, source);
      const isProduction = compiler.options.mode === 'production';
      // The sizes of modules, for nobody who reads a release.
      if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json');
      // The entry has been changed since its map was made, and has none of the remote's sources.
      if (compilation.getAsset(`${entry}.map`)) compilation.deleteAsset(`${entry}.map`);
      return RemoteDescriptor.parse({
        ...source,
        entry,
        version: names.version,
        global: names.global,
        uses: shared.uses,
        // Only the release check reads those that are shown, and reading all sources takes longer
        // than a hot update.
        ...(await slotsOf(source, isProduction ? sourcesIn(compilation, dir) : [])),
        isContentAddressed: true,
        prerendered: prerenderedPages(compilation),
        // Asking git takes longer than a hot update.
        ...(isProduction && { commit: commitOf(dir) }),
        preload: preloadLists(compilation, imports),
        integrity: integrityOf(compilation),
      });
    });
  }
}

/** The components of the workspace that are in the build. */
function sourcesIn({ fileDependencies }: Compilation, dir: string): string[] {
  const folder = join(dir, 'src') + sep;
  return [...fileDependencies].filter((file) => file.startsWith(folder) && file.endsWith('.tsx'));
}

/**
 * For each page, the files of the exposed module and of the page's own chunks: all that is fetched
 * to show it.
 */
function preloadLists(compilation: Compilation, imports: Map<string, string>): Record<string, RemoteFiles> {
  // A worker is a group of its own, with a runtime, and no page fetches it in advance.
  const groups = compilation.chunkGroups.filter(
    (group) => !group.isInitial() && !group.chunks.some((chunk) => chunk.hasRuntime()),
  );
  const filesOf = (wanted: (request: string | undefined) => boolean): string[] =>
    groups
      .filter((group) => group.origins.some(({ request }) => wanted(request)))
      .flatMap((group) => group.getFiles());
  // Rspack does not say what a container exposes.
  const exposed = filesOf((request) => request === undefined || request.endsWith('/src/remote.tsx'));
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
