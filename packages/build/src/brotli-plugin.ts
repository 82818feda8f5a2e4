import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import webpack, { type Compiler } from 'webpack';

const compress = promisify(brotliCompress);

/** Writes a `.br` beside every script and style, so that serving one costs no compression. */
export class BrotliPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BrotliPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'BrotliPlugin', stage }, async (assets) => {
        const texts = Object.entries(assets).filter(([name]) => /\.(js|css|svg)$/.test(name));
        await Promise.all(
          texts.map(async ([name, source]) => {
            const compressed = await compress(source.buffer(), {
              params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
            });
            compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(compressed));
          }),
        );
      });
    });
  }
}
