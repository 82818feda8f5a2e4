import type { Compilation, Compiler } from 'webpack';
import { prerendered } from '../release/prerendered.ts';
import { remoteSource } from '../release/remote-source.ts';

type Prerendered = Record<string, { file: string; slot: string }>;

const pagesOf = new WeakMap<Compilation, Prerendered>();

/** The files of a build's prerendered pages, by path. */
export const prerenderedPages = (compilation: Compilation): Prerendered => pagesOf.get(compilation) ?? {};

/**
 * Adds the public pages of a remote as HTML, so that the server shows them without running any of
 * the remote's code. The build runs it instead, in a process of its own. A page that cannot be
 * rendered fails the build.
 */
export class PrerenderPlugin {
  readonly dir: string;
  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'PrerenderPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          const pages: Prerendered = {};
          for (const { path, file, html, slot } of await prerendered(this.dir, remoteSource(this.dir))) {
            pages[path] = { file, slot };
            compilation.emitAsset(file, new compiler.webpack.sources.RawSource(html));
          }
          pagesOf.set(compilation, pages);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          compilation.errors.push(new compiler.webpack.WebpackError(reason));
        }
      });
    });
  }
}
