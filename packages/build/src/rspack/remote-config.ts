import { join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import {
  adopted,
  adoptedStyles,
  cssModules,
  files,
  inertSchemas,
  swcOptions,
  type BuildEnvironment,
} from '../base-config.ts';
import { CompressPlugin } from '../plugins/compress-plugin.ts';
import { chunksPlaceholder, globalOf, versionPlaceholder } from '../plugins/release-names-plugin.ts';
import { entry, releaseNames, releasePlugins } from '../plugins/release-plugins.ts';
import { sharedByShell, sharedRanges } from '../shared-modules.ts';
import { unusedCode } from '../unused-code.ts';
import { LentRuntimePlugin } from './lent-runtime-plugin.ts';
import { SharedUsesPlugin } from './shared-uses-plugin.ts';

/**
 * The whole build of a remote by Rspack: `export default remoteConfig(import.meta.dirname)`. It
 * makes the same release of the same sources as the preset for webpack.
 */
export const remoteConfig =
  (dir: string) =>
  ({ version }: BuildEnvironment = {}): Configuration => {
    const { name } = releaseNames(dir, version);
    const global = globalOf(name, versionPlaceholder);
    const shared = new SharedUsesPlugin(sharedRanges());
    return {
      name,
      mode: 'production',
      context: dir,
      target: ['web', 'es2022'],
      devtool: 'hidden-nosources-source-map',
      entry: {},
      output: {
        path: join(dir, 'dist'),
        filename: 'js/[name].[contenthash:8].js',
        chunkFilename: 'js/[name].[contenthash:8].js',
        assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
        crossOriginLoading: 'anonymous',
        clean: true,
        devtoolNamespace: name,
        publicPath: 'auto',
        uniqueName: global,
        chunkLoadingGlobal: chunksPlaceholder,
      },
      resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'], alias: { zod$: inertSchemas } },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            loader: 'builtin:swc-loader',
            options: swcOptions(),
          },
          ...unusedCode,
          { test: /\.css$/, exclude: adopted, use: [rspack.CssExtractRspackPlugin.loader, cssModules] },
          adoptedStyles,
          files,
        ],
        parser: { javascript: { exportsPresence: 'error' } },
      },
      plugins: [
        new rspack.CssExtractRspackPlugin({
          filename: 'css/[name].[contenthash:8].css',
          chunkFilename: 'css/[name].[contenthash:8].css',
          ignoreOrder: true,
        }),
        new rspack.container.ModuleFederationPluginV1({
          name,
          library: { type: 'window', name: global },
          filename: entry,
          exposes: { './remote': './src/remote.tsx' },
          shared: sharedByShell(),
        }),
        new LentRuntimePlugin(),
        shared,
        ...releasePlugins(dir, { version, shared }),
        new CompressPlugin(),
      ],
      optimization: {
        splitChunks: {
          minSize: 40_000,
          cacheGroups: { defaultVendors: false },
          chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
        },
        minimizer: [
          new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
          new rspack.LightningCssMinimizerRspackPlugin(),
        ],
      },
      performance: { hints: false },
      infrastructureLogging: { level: 'error' },
    };
  };
