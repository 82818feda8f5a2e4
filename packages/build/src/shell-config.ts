import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, inertSchemas, type BuildEnvironment } from './base-config.ts';
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
      resolve: { ...base.resolve, alias: { zod$: inertSchemas, ...oneRuntime() } },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: sharedModules('shell'),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        ...(environment.mode === 'development'
          ? []
          : [new RenderBuildPlugin({ dir, entry: 'src/render/main.ts', external: [] })]),
        new ShellDescriptorPlugin({ dir, version: environment.version ?? 'local' }),
      ],
    };
  };

/**
 * The plugin that lends the shell's runtime to the remotes is added as CommonJS, and with it a second copy of that runtime
 * (15 kB of brotli). As a module it lends the one that is there.
 */
function oneRuntime(): Record<string, string> {
  const lender = '@module-federation/inject-external-runtime-core-plugin';
  const federation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  return { [federation.resolve(lender)]: fileURLToPath(import.meta.resolve(lender)) };
}
