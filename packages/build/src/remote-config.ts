import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { RemoteSource } from '@askwell/contracts';
import { baseConfig, type BuildEnvironment } from './base-config.ts';
import { IntegrityPlugin } from './plugins/integrity-plugin.ts';
import { lentRuntime } from './lent-runtime.ts';
import { PrerenderPlugin } from './plugins/prerender-plugin.ts';
import {
  chunksPlaceholder,
  globalOf,
  ReleaseNamesPlugin,
  versionPlaceholder,
} from './plugins/release-names-plugin.ts';
import { builtFile, RefreshPlugin } from './refresh/refresh-plugin.ts';
import { RemoteDescriptorPlugin } from './plugins/remote-descriptor-plugin.ts';
import { RetryQueryPlugin } from './plugins/retry-query-plugin.ts';
import { sharedByShell, sharedKeys, sharedRanges } from './shared-modules.ts';
import { SharedUsesPlugin } from './shared-uses.ts';

const entry = 'remoteEntry.js';

/**
 * The whole build of a remote: `export default remoteConfig(import.meta.dirname)`. It needs
 * `remote.json` (what can be known without running the remote) and `src/remote.tsx` (its default
 * export is `defineRemote(…)`) in the workspace.
 */
export const remoteConfig =
  (dir: string) =>
  (environment: BuildEnvironment = {}): Configuration => {
    const description = readFileSync(join(dir, 'remote.json'), 'utf8');
    const { name } = RemoteSource.parse(JSON.parse(description));
    const prefix = String(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version);
    const names = new ReleaseNamesPlugin({ name, entry, version: environment.version, prefix, description });
    // With the version in the global name, another release of the same remote can be loaded into an
    // open page.
    const global = globalOf(name, versionPlaceholder);
    const isDevelopment = environment.mode === 'development';
    const base = baseConfig(dir, environment, isDevelopment ? name : null);
    const shared = new SharedUsesPlugin(sharedRanges());
    return {
      ...base,
      // The folder of a repository may be called otherwise.
      name,
      // For reports of failures: the server keeps the maps and serves them to no browser.
      ...(!isDevelopment && { devtool: 'hidden-nosources-source-map' }),
      entry: {},
      externals: [lentRuntime],
      output: {
        ...base.output,
        ...(isDevelopment && { clean: { keep: builtFile } }),
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
        new RetryQueryPlugin(),
        ...(isDevelopment
          ? [new RefreshPlugin(name)]
          : [new IntegrityPlugin(), new PrerenderPlugin({ dir, external: sharedKeys })]),
        shared,
        names,
        new RemoteDescriptorPlugin({ dir, entry, names, shared }),
      ],
    };
  };
