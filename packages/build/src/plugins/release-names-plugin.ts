import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

type Options = {
  name: string;
  entry: string;
  /** The name of this release; without one, `prefix` and a hash of all that was built. */
  version: string | undefined;
  prefix: string;
  /** The remote's own `remote.json`: part of what the hash is taken of. */
  description: string;
};

/** The names of a release, as they stand in the entry until all else is built. */
export const versionPlaceholder = 'ASKWELL_VERSION';
export const chunksPlaceholder = 'ASKWELL_CHUNKS';

/** The global variable that the entry of a release defines. */
export const globalOf = (name: string, version: string): string => `${name}__${version}`.replace(/\W/g, '_');

/**
 * Keeps the name of a release in its entry alone, so that each other file changes only with its own
 * content and is downloaded once for all releases that have it (docs/decisions/0017). The script
 * element that loads a chunk says to which release it belongs, because two releases of a remote may
 * run in one tab.
 */
export class ReleaseNamesPlugin {
  /** Known when the build is done. */
  version = '';
  readonly options: Options;
  constructor(options: Options) {
    this.options = options;
  }

  get global(): string {
    return globalOf(this.options.name, this.version);
  }

  apply(compiler: Compiler): void {
    const { name, entry } = this.options;
    const global = globalOf(name, versionPlaceholder);
    compiler.hooks.thisCompilation.tap('ReleaseNamesPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ReleaseNamesPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new SharedFolder(name));
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ReleaseNamesPlugin',
        (source) => `${source}\nscript.dataset.chunks = 'chunks_${global}';`,
      );
      const replace = (file: string, change: (text: string) => string) =>
        compilation.updateAsset(
          file,
          (source) => new webpack.sources.RawSource(change(source.source().toString())),
        );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      // Before webpack makes the source maps, and takes the content hashes for the names of the
      // chunks.
      const early = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name: 'chunks', stage: early }, (assets) => {
        for (const file of Object.keys(assets).filter((other) => other.endsWith('.js')))
          compilation.updateAsset(file, (source) =>
            replaced(
              source,
              file === entry
                ? `globalThis.chunks_${global}`
                : // A worker has no document, and chunks of one release only.
                  'globalThis[globalThis.document?.currentScript.dataset.chunks??"chunks"]',
            ),
          );
      });
      // When the entry knows all hashes.
      compilation.hooks.processAssets.tap({ name: 'version', stage: stage + 3 }, (assets) => {
        const { version, prefix, description } = this.options;
        this.version = version ?? `${prefix}-${contentHash(assets, description)}`;
        replace(entry, (source) =>
          source
            .replaceAll(global, this.global)
            .replaceAll(`/${name}/${versionPlaceholder}/`, `/${name}/${this.version}/`),
        );
      });
      const last = { name: 'manifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 };
      compilation.hooks.processAssets.tap(last, (assets) => {
        if (assets['mf-manifest.json'])
          replace('mf-manifest.json', (text) => text.replaceAll(global, this.global));
      });
    });
  }
}

function contentHash(assets: Compilation['assets'], description: string): string {
  const hash = createHash('sha256').update(description);
  for (const [file, source] of Object.entries(assets).toSorted(([one], [other]) => one.localeCompare(other)))
    if (!/\.(json|map)$/.test(file)) hash.update(`\0${file}\0`).update(source.buffer());
  return hash.digest('hex').slice(0, 8);
}

/** The source with its own name for the chunks' variable; its source map stays right. */
function replaced(source: webpack.sources.Source, name: string): webpack.sources.Source {
  const next = new webpack.sources.ReplaceSource(source);
  for (const { index, 0: found } of source.source().toString().matchAll(chunksVariable))
    next.replace(index, index + found.length - 1, name);
  return next;
}

const chunksVariable = new RegExp(`globalThis(\\.${chunksPlaceholder}|\\["${chunksPlaceholder}"\\])`, 'g');

/**
 * The folder in which the server has the files of all releases of a remote, beside those with the
 * entries.
 */
class SharedFolder extends webpack.RuntimeModule {
  readonly remote: string;
  constructor(remote: string) {
    // After the public path has been found.
    super('shared folder', webpack.RuntimeModule.STAGE_TRIGGER);
    this.remote = remote;
  }

  /**
   * A local build that is served elsewhere has its files beside its entry. A build runs it too,
   * without a folder.
   */
  override generate(): string {
    const own = `/remotes/${this.remote}/${versionPlaceholder}/`;
    return `
      var folder = __webpack_require__.p;
      if (folder) __webpack_require__.p = folder.replace('${own}', '/remotes/${this.remote}/-/');`;
  }
}
