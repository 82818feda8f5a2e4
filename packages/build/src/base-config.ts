import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { className } from './class-name.ts';
import { CompressPlugin } from './plugins/compress-plugin.ts';
import { LicenseNoticesPlugin } from './plugins/license-notices-plugin.ts';
import { StableOrderPlugin } from './plugins/stable-order-plugin.ts';
import { jsxDevRuntime, refreshLoader } from './refresh/refresh-plugin.ts';
import { root } from './root.ts';
import { productionRouter, unusedCode } from './unused-code.ts';

/** What a build is told from outside; webpack-cli passes the same as `--env version=…`. */
export type BuildEnvironment = {
  /**
   * The name of this build; without one it is named by its content. A release never reuses a name.
   */
  version?: string | undefined;
  mode?: 'production' | 'development';
};

/** What the browser has instead of zod. */
export const inertSchemas = fileURLToPath(new URL('./inert-schemas.ts', import.meta.url));

/**
 * The part of the preset that shell and remotes have in common; `dir` is the workspace. With
 * `refreshed`, the name of a remote, its changes come into open pages.
 */
export function baseConfig(
  dir: string,
  { mode = 'production' }: BuildEnvironment,
  refreshed: string | null = null,
): Configuration {
  const isDevelopment = mode === 'development';
  return {
    mode,
    name: basename(dir),
    context: dir,
    target: ['web', 'es2022'],
    // Source maps that use eval would break the Content-Security-Policy.
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: join(dir, 'dist'),
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      charset: false,
      // Comments on what each module exports would be written with every change.
      pathinfo: false,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.mjs'],
      alias: {
        zod$: inertSchemas,
        ...(!isDevelopment && productionRouter),
        ...(refreshed !== null && { 'react/jsx-dev-runtime$': jsxDevRuntime }),
      },
    },
    module: {
      rules: [
        scripts(refreshed !== null),
        ...(refreshed === null ? [] : [refreshLoader(refreshed)]),
        ...unusedCode,
        // Many files of the contracts import it for schemas that are left out.
        { test: inertSchemas, sideEffects: false },
        ...(refreshed === null ? [styles, adoptedStyles] : [{ ...adoptedStyles, test: /\.css$/ }]),
        files,
      ],
      // An import of what is not there is no warning. The stand-in for zod, say, has only what the
      // contracts use.
      parser: { javascript: { exportsPresence: 'error' } },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[id].[contenthash:8].css',
        // CSS Modules do not depend on the order of their files.
        ignoreOrder: true,
      }),
      ...(isDevelopment ? [] : [new StableOrderPlugin(), new LicenseNoticesPlugin(), new CompressPlugin()]),
    ],
    optimization: {
      // What two pages share becomes a file of its own only when it is worth a request.
      // A worker is one file: it cannot load the chunks of a release.
      splitChunks: {
        minSize: 40_000,
        cacheGroups: { defaultVendors: false },
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime(),
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: `${basename(dir)}-${mode}`,
      cacheDirectory: join(root, '.cache', 'webpack'),
      buildDependencies: { preset: [fileURLToPath(new URL('./', import.meta.url))] },
    },
  };
}

const scripts = (isRefreshed: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: swcOptions(isRefreshed),
});

/** How scripts are compiled. */
export const swcOptions = (isRefreshed = false) => ({
  jsc: {
    parser: { syntax: 'typescript' as const, tsx: true },
    target: 'es2022' as const,
    // The shell of development shares React with releases, which know no `react/jsx-dev-runtime`.
    transform: {
      react: { runtime: 'automatic' as const, development: isRefreshed, refresh: isRefreshed },
    },
  },
});

/** How styles are read; their classes carry the name of the remote. */
export const cssModules = {
  loader: 'css-loader',
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      getLocalIdent: ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
        className(resourcePath, name),
    },
  },
};

/** Styles that stand in the script which imports them. */
export const adopted = /\.adopted\.module\.css$/;
const styles = { test: /\.css$/, exclude: adopted, use: [MiniCssExtractPlugin.loader, cssModules] };
export const adoptedStyles = {
  test: adopted,
  use: [fileURLToPath(new URL('./adopt-styles-loader.mjs', import.meta.url)), cssModules],
};

/** Files that keep their content and get a name of their own. */
export const files = { test: /\.(woff2|svg|png)$/, type: 'asset/resource' as const };
