import { join, relative } from 'node:path';
import { federation } from '@module-federation/vite';
import type { Plugin, UserConfig } from 'vite';
import { inertSchemas, type BuildEnvironment } from '../base-config.ts';
import { className } from '../class-name.ts';
import { releaseNames } from '../plugins/release-plugins.ts';
import { sharedByShell } from '../shared-modules.ts';
import { contractFiles } from '../unused-code.ts';
import { allImportsPlugin } from './all-imports-plugin.ts';
import { checkedImportsPlugin } from './checked-imports-plugin.ts';
import { preparedContract } from './names-used.ts';
import { containerFile, releasePlugin } from './release-plugin.ts';

/**
 * The whole build of a remote by Vite: `export default remoteConfig(import.meta.dirname)`. Its
 * entry is an ES module. It has what the presets for webpack and Rspack make; styles of
 * `.adopted.module.css` are a file.
 */
export const remoteConfig =
  (dir: string) =>
  ({ version }: Pick<BuildEnvironment, 'version'> = {}): UserConfig => {
    const { name } = releaseNames(dir, version);
    return {
      root: dir,
      base: './',
      mode: 'production',
      publicDir: false,
      logLevel: 'warn',
      resolve: { alias: [{ find: /^zod$/, replacement: inertSchemas }] },
      css: {
        modules: {
          generateScopedName: (local, file) => className(file.replace(/\?.*/, ''), local),
        },
      },
      build: {
        target: 'es2022',
        outDir: 'dist',
        emptyOutDir: true,
        // For reports of failures: the server keeps the maps and serves them to no browser.
        sourcemap: 'hidden',
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          // What takes long is said nowhere else either.
          checks: { pluginTimings: false },
          input: { remote: join(dir, 'src/remote.tsx') },
          output: {
            hashCharacters: 'hex',
            entryFileNames: 'js/[name].[hash:8].js',
            chunkFileNames: ({ name: chunk }) =>
              /virtual|__mf|^dist$/.test(chunk) ? 'js/federation.[hash:8].js' : 'js/[name].[hash:8].js',
            assetFileNames: ({ names: [file = ''] }) =>
              `${file.endsWith('.css') ? 'css' : 'assets'}/[name].[hash:8][extname]`,
            sourcemapExcludeSources: true,
            sourcemapPathTransform: (source, map) =>
              `${name}/${relative(dir, join(map, '..', source)).replaceAll('\\', '/')}`,
          },
        },
      },
      plugins: [
        contractsPlugin,
        allImportsPlugin(dir),
        federation({
          name: name.replace(/\W/g, '_'),
          filename: containerFile,
          exposes: { './remote': './src/remote.tsx' },
          shared: sharedByShell(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
        }),
        checkedImportsPlugin(),
        releasePlugin(dir, version),
      ],
    };
  };

const contractsPlugin: Plugin = {
  name: 'askwell-contracts',
  enforce: 'pre',
  transform: {
    filter: { id: contractFiles },
    handler: (code) => ({ code: preparedContract(code), map: null }),
  },
};
