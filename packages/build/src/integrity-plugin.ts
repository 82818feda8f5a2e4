import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { hashOf } from './descriptor.ts';

const placeholder = '__ASKWELL_INTEGRITY__';

/**
 * Has every chunk and style of a remote checked against its hash before it runs. The hashes stand in the remote's entry,
 * which the shell checks against the registry's. A file without a hash is not loaded at all.
 */
export class IntegrityPlugin {
  readonly entry: string;
  constructor(entry: string) {
    this.entry = entry;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('IntegrityPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new Hashes());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nscript.integrity = __webpack_require__.integrityOf(url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${tag}.integrity = __webpack_require__.integrityOf(${href});`,
      );
      // When all other files have their final names and contents, and before the entry is compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
        const table = Object.entries(assets)
          .filter(([name]) => name !== this.entry && /\.(js|css)$/.test(name))
          .map(([name, source]) => `${name}=${hashOf(source)}`)
          .join();
        compilation.updateAsset(
          this.entry,
          (entry) => new webpack.sources.RawSource(entry.source().toString().replace(placeholder, table)),
        );
      });
    });
  }
}

class Hashes extends webpack.RuntimeModule {
  constructor() {
    super('integrity');
  }

  /** A retry's query is no part of a file's name. */
  override generate(): string {
    return `
      __webpack_require__.integrityOf = function (url) {
        var file = url.slice(__webpack_require__.p.length).split('?')[0];
        var found = '${placeholder}'.split(',').find(function (entry) { return entry.startsWith(file + '='); });
        if (!found) throw new Error(file + ' has no hash.');
        return found.slice(file.length + 1);
      };`;
  }
}
