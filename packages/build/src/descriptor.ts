import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** Adds a JSON file to a build when all its other files have their final names and contents. */
export function emitDescriptor(
  compiler: Compiler,
  file: string,
  describe: (compilation: Compilation) => object | Promise<object>,
): void {
  compiler.hooks.thisCompilation.tap(file, (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tapPromise({ name: file, stage }, async () => {
      // A build that has failed has nothing to say of itself.
      if (compilation.errors.length > 0) return;
      const text = JSON.stringify(await describe(compilation), null, 2);
      compilation.emitAsset(file, new webpack.sources.RawSource(`${text}\n`));
    });
  });
}

/** `sha384-…` of every script, style and prerendered page of a build, by its name. */
export const integrityOf = ({ assets }: Compilation): Record<string, string> =>
  Object.fromEntries(
    Object.entries(assets)
      .filter(([name]) => /\.(c?js|css|html)$/.test(name) && name !== 'document.html')
      .map(([name, source]) => [name, hashOf(source)]),
  );

export const hashOf = (source: webpack.sources.Source): string =>
  `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`;
