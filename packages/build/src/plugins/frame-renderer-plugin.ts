import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { nodeBuild } from '../node-build.ts';

/** The file that the web-host runs to render the shell's frame around the pages. */
export const rendererFile = 'render.cjs';

/**
 * Adds the shell's renderer, a build for Node. What it cannot build is a warning: browsers render
 * the frame then.
 */
export class FrameRendererPlugin {
  readonly dir: string;
  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(rendererFile, (compilation) => {
      // After the minimizer, which would take it for a script, and before the descriptor, which
      // hashes it.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: rendererFile, stage }, async () => {
        if (compilation.errors.length > 0) return;
        try {
          const text = await nodeBuild(join(this.dir, 'src/render/main.ts'), []);
          compilation.emitAsset(rendererFile, new webpack.sources.RawSource(text));
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          compilation.warnings.push(new webpack.WebpackError(`No build for Node: ${reason}`));
        }
      });
    });
  }
}
