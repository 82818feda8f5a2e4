import type { Compiler } from 'webpack';
import { compressed, isCompressible } from '../release/compressed.ts';

/** Writes a `.br` and a `.gz` beside every script and style. */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async (assets) => {
        const texts = Object.entries(assets).filter(([name]) => isCompressible(name));
        await Promise.all(
          texts.map(async ([name, source]) => {
            for (const [file, content] of await compressed(name, source.buffer()))
              compilation.emitAsset(file, new sources.RawSource(content));
          }),
        );
      });
    });
  }
}
