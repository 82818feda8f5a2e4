import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, type BuildEnvironment } from './base-config.ts';
import { lentRuntime } from './lent-runtime.ts';
import { pageParts, sharedParts, type PageParts, type SharedPart } from './pages/page-parts.ts';
import { chunksPlaceholder, globalOf, versionPlaceholder } from './plugins/release-names-plugin.ts';
import { entry, releaseNames, releasePlugins } from './plugins/release-plugins.ts';
import { ShortRuntimePlugin } from './plugins/short-runtime-plugin.ts';
import { builtFile, RefreshPlugin } from './refresh/refresh-plugin.ts';
import { sharedByShell, sharedRanges } from './shared-modules.ts';
import { SharedUsesPlugin } from './shared-uses.ts';
import { iconsOfShell } from './unused-code.ts';

/**
 * The whole build of a remote: `export default remoteConfig(import.meta.dirname)`. It needs
 * `remote.json` (what can be known without running the remote) and `src/remote.tsx` (its default
 * export is `defineRemote(…)`) in the workspace. `parts` splits large pages, and
 * `shared` gives what pages share a file (`pages/page-parts.ts`).
 */
export const remoteConfig =
  (
    dir: string,
    { parts = {}, shared: partsOfPages = [] }: { parts?: PageParts; shared?: readonly SharedPart[] } = {},
  ) =>
  (environment: BuildEnvironment = {}): Configuration => {
    const { version } = environment;
    const { name } = releaseNames(dir, version);
    // With the version in the global name, another release of the same remote can be loaded into an
    // open page.
    const global = globalOf(name, versionPlaceholder);
    const isDevelopment = environment.mode === 'development';
    const base = baseConfig(dir, environment, isDevelopment ? name : null);
    const shared = new SharedUsesPlugin(sharedRanges());
    const { splitChunks = false } = base.optimization ?? {};
    return {
      ...base,
      module: { ...base.module, rules: [...(base.module?.rules ?? []), iconsOfShell] },
      optimization: {
        ...base.optimization,
        splitChunks: splitChunks && {
          ...splitChunks,
          cacheGroups: {
            ...splitChunks.cacheGroups,
            ...pageParts(dir, parts),
            ...sharedParts(dir, partsOfPages),
          },
        },
      },
      // The folder of a repository may be called otherwise.
      name,
      // For reports of failures: the server keeps the maps and serves them to no browser.
      ...(!isDevelopment && { devtool: 'hidden-nosources-source-map' }),
      entry: {},
      externals: [lentRuntime],
      output: {
        ...base.output,
        ...(isDevelopment && { clean: { keep: builtFile } }),
        // The entry would know names beside the ids.
        chunkFilename: 'js/[id].[contenthash:8].js',
        devtoolNamespace: name,
        publicPath: 'auto',
        uniqueName: global,
        chunkLoadingGlobal: chunksPlaceholder,
      },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name,
          library: { type: 'window', name: global },
          filename: entry,
          exposes: { './remote': './src/remote.tsx' },
          shared: sharedByShell(),
          shareStrategy: 'loaded-first',
          dts: false,
          // It knows one file of the entry; a hot update is another.
          manifest: !isDevelopment,
        }),
        ...(isDevelopment ? [new RefreshPlugin(name)] : [new ShortRuntimePlugin()]),
        shared,
        ...releasePlugins(dir, { version, shared, isChecked: !isDevelopment }),
      ],
    };
  };
