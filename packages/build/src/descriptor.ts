import { createHash } from 'node:crypto';
import type { Compilation, Compiler, sources } from 'webpack';

/** Adds a JSON file to a build when all its other files have their final names and contents. */
export function emitDescriptor(
  compiler: Compiler,
  file: string,
  describe: (compilation: Compilation) => object | Promise<object>,
): void {
  compiler.hooks.thisCompilation.tap(file, (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tapPromise({ name: file, stage }, async () => {
      // A build that has failed has nothing to say of itself.
      if (compilation.errors.length > 0) return;
      const text = JSON.stringify(await describe(compilation), null, 2);
      compilation.emitAsset(file, new compiler.webpack.sources.RawSource(`${text}\n`));
    });
  });
}

/** `sha256-…` of every script, style and prerendered page of a build, by its name. */
export const integrityOf = ({ assets }: Compilation): Record<string, string> =>
  Object.fromEntries(
    Object.entries(assets)
      .filter(([name]) => /\.(c?js|css|html)$/.test(name) && name !== 'document.html')
      .map(([name, source]): [string, string] => [name, hashOf(source)])
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

export const hashOf = (source: sources.Source): string => integrityOfContent(source.buffer());

/** Subresource integrity. */
export const integrityOfContent = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
