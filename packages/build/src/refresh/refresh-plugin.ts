import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type RuleSetRule } from 'webpack';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** What the shell of development runs before React. */
export const refreshRuntime = fileOf('./refresh-runtime.mjs');

/** `react/jsx-dev-runtime` by the shared `react/jsx-runtime`. */
export const jsxDevRuntime = fileOf('./jsx-dev-runtime.mjs');

/** Changes with each build of a remote: the web-host tells open pages. */
export const builtFile = 'built.txt';

/** Registers the components of a remote's modules with the shell's runtime. */
export const refreshLoader = (remote: string): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'post',
  loader: fileOf('./refresh-loader.mjs'),
  options: { remote },
});

/**
 * Has a remote of development bring its changes into open pages, by webpack's hot updates. The
 * shell applies them with React's Fast Refresh.
 */
export class RefreshPlugin {
  readonly remote: string;
  constructor(remote: string) {
    this.remote = remote;
  }

  apply(compiler: Compiler): void {
    const { output } = compiler.options;
    // The names carry a hash, as those of all files that releases share.
    output.hotUpdateChunkFilename = 'hot/[id].[fullhash:8].js';
    output.hotUpdateMainFilename = 'hot/[runtime].[fullhash:8].json';
    output.hotUpdateGlobal = `hot_${this.remote.replace(/\W/g, '_')}`;
    new webpack.HotModuleReplacementPlugin().apply(compiler);
    // When all files of the build are there.
    compiler.hooks.done.tap('RefreshPlugin', (stats) => {
      if (!stats.hasErrors())
        writeFileSync(join(compiler.outputPath, builtFile), `${this.remote} ${stats.hash ?? ''}\n`);
    });
  }
}
