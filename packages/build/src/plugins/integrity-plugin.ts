import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';
import { hashOf } from '../descriptor.ts';
import { onScript } from './on-script.ts';

const placeholder = '__ASKWELL_INTEGRITY__';

/**
 * Has every chunk and style that is loaded later checked against its hash before it runs. The
 * hashes are in the entry, which is checked itself: that of a remote against the registry, the
 * shell's against the document. A file without a hash is not loaded at all.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeModule, sources } = compiler.webpack;
    class Hashes extends RuntimeModule {
      constructor() {
        super('integrity');
      }

      override generate(): string {
        return code;
      }
    }
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk) => {
        // A worker loads no chunks. Its file name would not change with the hashes.
        if (chunk.canBeInitial()) compilation.addRuntimeModule(chunk, new Hashes());
      });
      onScript(
        compiler,
        compilation,
        'IntegrityPlugin',
        'script.integrity = __webpack_require__.integrityOf(url);',
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${tag}.integrity = __webpack_require__.integrityOf(${href});`,
      );
      // When all other files have their final names and contents, and before the entry is
      // compressed.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
        const table = filesLoadedLater(compilation)
          .flatMap(({ name, isWorker }) =>
            assets[name] ? [`${name}=${isWorker ? '' : hashOf(assets[name])}`] : [],
          )
          .join();
        for (const [name, source] of Object.entries(assets)) {
          const text = name.endsWith('.js') ? source.source().toString() : '';
          if (text.includes(placeholder))
            compilation.updateAsset(name, new sources.RawSource(text.replace(placeholder, table)));
        }
      });
    });
  }
}

/**
 * A worker's file has no hash here: it has a runtime and a table itself, and browsers check no hash
 * of it.
 */
const filesLoadedLater = ({ chunks }: Compilation): { name: string; isWorker: boolean }[] =>
  [...chunks]
    .filter((chunk) => !chunk.canBeInitial())
    .flatMap((chunk) => [...chunk.files].map((name) => ({ name, isWorker: chunk.hasRuntime() })))
    .filter(({ name }) => /\.(js|css)$/.test(name))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** A retry's query is no part of a file's name. */
const code = `
      __webpack_require__.hashes = '${placeholder}';
      __webpack_require__.integrityOf = function (url) {
        var file = url.slice(__webpack_require__.p.length).split('?')[0];
        var found = __webpack_require__.hashes.split(file + '=')[1];
        if (!found || found[0] === ',') throw new Error(file + ' has no hash.');
        return found.split(',')[0];
      };`;
