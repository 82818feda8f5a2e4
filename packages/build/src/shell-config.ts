import webpack, { type Configuration } from 'webpack';
import { baseConfig, type BuildEnvironment } from './base-config.ts';
import { RenderBuildPlugin } from './render-build-plugin.ts';
import { sharedModules } from './shared-modules.ts';
import { ShellDescriptorPlugin } from './shell-descriptor-plugin.ts';

/**
 * The whole build of the shell: `export default shellConfig(import.meta.dirname)`. It knows no remote: they are
 * registered at run time. The entry is synchronous, because what it shares is in it.
 */
export const shellConfig =
  (dir: string) =>
  (environment: BuildEnvironment = {}): Configuration => {
    const base = baseConfig(dir, environment);
    return {
      ...base,
      entry: { shell: './src/index.ts' },
      // Absolute, because the document is served for nested paths.
      output: { ...base.output, publicPath: '/shell/', uniqueName: 'askwell_shell' },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.sharing.SharePlugin({ shared: sharedModules('shell') }),
        ...(environment.mode === 'development'
          ? []
          : [new RenderBuildPlugin({ dir, entry: 'src/render/main.ts', external: [] })]),
        new ShellDescriptorPlugin({ dir, version: environment.version ?? 'local' }),
      ],
    };
  };
