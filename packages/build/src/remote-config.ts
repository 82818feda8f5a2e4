import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { RemoteSource } from '@askwell/contracts';
import { baseConfig, type BuildEnvironment } from './base-config.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { RemoteDescriptorPlugin } from './remote-descriptor-plugin.ts';
import { RenderBuildPlugin } from './render-build-plugin.ts';
import { RetryQueryPlugin } from './retry-query-plugin.ts';
import { sharedKeys, sharedModules } from './shared-modules.ts';

const entry = 'remoteEntry.js';

/**
 * The whole build of a remote: `export default remoteConfig(import.meta.dirname)`. It needs `remote.json` (what can be
 * known without running the remote) and `src/remote.tsx` (its default export is `defineRemote(…)`) in the workspace.
 */
export const remoteConfig =
  (dir: string) =>
  (environment: BuildEnvironment = {}): Configuration => {
    const version = environment.version ?? 'local';
    const source = RemoteSource.parse(JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8')));
    // With the version in every global name, another release of the same remote can be loaded into an open page.
    const global = `${source.name}__${version}`.replace(/\W/g, '_');
    const base = baseConfig(dir, environment);
    return {
      ...base,
      entry: {},
      output: {
        ...base.output,
        publicPath: 'auto',
        uniqueName: global,
        chunkLoadingGlobal: `chunks_${global}`,
      },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.container.ModuleFederationPlugin({
          name: source.name,
          library: { type: 'window', name: global },
          filename: entry,
          exposes: { './remote': './src/remote.tsx' },
          shared: sharedModules('remote'),
        }),
        new RetryQueryPlugin(),
        new IntegrityPlugin(entry),
        ...(environment.mode === 'development'
          ? []
          : [new RenderBuildPlugin({ dir, entry: 'src/remote.tsx', external: sharedKeys })]),
        new RemoteDescriptorPlugin({ dir, version, global, entry }),
      ],
    };
  };
