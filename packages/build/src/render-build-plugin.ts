import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import webpack, { type Compiler } from 'webpack';
import { inertSchemas } from './base-config.ts';
import { className } from './class-name.ts';

type Options = { dir: string; entry: string; external: string[] };

/** The file that the web-host runs to prerender pages before any browser does. */
export const renderFile = 'render.cjs';

/**
 * Adds a build for Node to that for the browser: one CommonJS file without styles, whose class names are the browser's.
 * What it cannot build is a warning, no failure: those pages are then rendered in the browser only.
 */
export class RenderBuildPlugin {
  readonly options: Options;
  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(renderFile, (compilation) => {
      // After the minimizer, which would take it for a script, and before the descriptor, which hashes it.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: renderFile, stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          compilation.emitAsset(renderFile, new webpack.sources.RawSource(await this.text()));
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          compilation.warnings.push(new webpack.WebpackError(`No build for Node: ${reason}`));
        }
      });
    });
  }

  private async text(): Promise<string> {
    const { dir, entry, external } = this.options;
    const { outputFiles } = await build({
      entryPoints: [join(dir, entry)],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      external,
      alias: { zod: inertSchemas },
      plugins: [stylesByName],
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  }
}

/** Takes the names out of CSS Modules; the rules are the browser's. */
const stylesByName: Plugin = {
  name: 'styles-by-name',
  setup: (bundle) => {
    bundle.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      if (!path.endsWith('.module.css')) return { contents: '' };
      const rules = (await readFile(path, 'utf8')).replace(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, '');
      const names = new Set([...rules.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
      const classes = Object.fromEntries([...names].map((name) => [name, className(path, name)]));
      return { contents: `export default ${JSON.stringify(classes)};` };
    });
  },
};
