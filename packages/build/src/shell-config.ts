import webpack, { type Configuration } from 'webpack';
import { baseConfig, type BuildEnvironment } from './base-config.ts';
import { IntegrityPlugin } from './plugins/integrity-plugin.ts';
import { FrameRendererPlugin } from './plugins/frame-renderer-plugin.ts';
import { SharedExportsPlugin } from './plugins/shared-exports-plugin.ts';
import { refreshRuntime } from './refresh/refresh-plugin.ts';
import { sharedVersions } from './shared-modules.ts';
import { iconKeys } from './unused-code.ts';
import { ShellDescriptorPlugin } from './plugins/shell-descriptor-plugin.ts';

/**
 * The whole build of the shell: `export default shellConfig(import.meta.dirname)`. It knows no
 * remote: they are registered at run time. The entry is synchronous, because the modules that it
 * shares are in it.
 */
export const shellConfig =
  (dir: string) =>
  (environment: BuildEnvironment = {}): Configuration => {
    const base = baseConfig(dir, environment);
    const exported = new SharedExportsPlugin();
    return {
      ...base,
      entry: {
        shell: [...(environment.mode === 'development' ? [refreshRuntime] : []), './src/index.ts'],
      },
      // Absolute, because the document is served for nested paths.
      output: { ...base.output, publicPath: '/shell/', uniqueName: 'askwell_shell' },
      module: {
        ...base.module,
        rules: [...(base.module?.rules ?? []), ...(environment.mode === 'development' ? [] : [iconKeys])],
      },
      // The federation runtime, which is loaded later if at all, in one file.
      optimization: { ...base.optimization, splitChunks: false },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.DefinePlugin({
          ASKWELL_SHARED_VERSIONS: JSON.stringify(sharedVersions()),
          // The federation runtime, for browsers only.
          ENV_TARGET: '"web"',
          'typeof process': '"undefined"',
          FEDERATION_DEBUG: '""',
          FEDERATION_BUILD_IDENTIFIER: '""',
          FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
          FEDERATION_OPTIMIZE_NO_SHARED: 'false',
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'false',
        }),
        new IntegrityPlugin(),
        ...(environment.mode === 'development' ? [] : [new FrameRendererPlugin(dir)]),
        exported,
        new ShellDescriptorPlugin({ dir, version: environment.version, exported }),
      ],
    };
  };
