import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { RemoteSource } from '@askwell/contracts';
import { nodeBuild } from '../node-build.ts';
import { renderPages } from '../render-pages.ts';

type Options = { dir: string; external: string[] };
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
  readonly options: Options;
  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    const { dir, external } = this.options;
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'PrerenderPlugin', stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          const source = RemoteSource.parse(JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8')));
          const paths = source.pages
            .filter(({ access, prerender = true }) => access === 'public' && prerender)
            .map(({ path }) => path);
          if (paths.length === 0) return;
          const code = await nodeBuild(join(dir, 'src/remote.tsx'), external);
          const pages: Prerendered = {};
          for (const { path, html, slot } of await renderPages(source, code, paths)) {
            const file = nameOf(path, html);
            pages[path] = { file, slot };
            compilation.emitAsset(file, new webpack.sources.RawSource(html));
          }
          pagesOf.set(compilation, pages);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          compilation.errors.push(new webpack.WebpackError(reason));
        }
      });
    });
  }
}

function nameOf(path: string, html: string): string {
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  return `pages/${path.slice(1).replace(/\W+/g, '-') || 'index'}.${hash}.html`;
}
