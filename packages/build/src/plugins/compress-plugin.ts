import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Compiler } from 'webpack';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every script and style, so that serving one costs no
 * compression.
 */
export class CompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async (assets) => {
        const texts = Object.entries(assets).filter(([name]) => /\.(js|css|svg)$/.test(name));
        const emit = (name: string, content: Buffer) =>
          compilation.emitAsset(name, new webpack.sources.RawSource(content));
        await Promise.all(
          texts.map(async ([name, source]) => {
            const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
            emit(`${name}.br`, await brotli(source.buffer(), { params }));
            emit(`${name}.gz`, await zip(source.buffer(), { level: constants.Z_BEST_COMPRESSION }));
          }),
        );
      });
    });
  }
}
