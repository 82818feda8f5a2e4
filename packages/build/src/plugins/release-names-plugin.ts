import { createHash } from 'node:crypto';
import type { Compiler, sources } from 'webpack';
import { onScript } from './on-script.ts';

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
    const { Compilation: bundle, RuntimeModule, sources: kinds } = compiler.webpack;
    class SharedFolder extends RuntimeModule {
      constructor() {
        // After the public path has been found.
        super('shared folder', RuntimeModule.STAGE_TRIGGER);
      }

      override generate(): string {
        return sharedFolder(name);
      }
    }
    compiler.hooks.thisCompilation.tap('ReleaseNamesPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ReleaseNamesPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new SharedFolder());
      });
      onScript(compiler, compilation, 'ReleaseNamesPlugin', `script.dataset.chunks = 'chunks_${global}';`);
      const replace = (file: string, change: (text: string) => string) =>
        compilation.updateAsset(file, (source) => new kinds.RawSource(change(source.source().toString())));
      const stage = bundle.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      // Before webpack makes the source maps, and takes the content hashes for the names of the
      // chunks.
      const early = bundle.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
      compilation.hooks.processAssets.tap({ name: 'chunks', stage: early }, (assets) => {
        for (const file of Object.keys(assets).filter((other) => other.endsWith('.js')))
          compilation.updateAsset(file, (source) =>
            replaced(
              new kinds.ReplaceSource(source),
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
        const files = Object.entries(assets).map(([file, source]): [string, Buffer] => [
          file,
          source.buffer(),
        ]);
        this.version = version ?? `${prefix}-${contentHash(files, description)}`;
        replace(entry, (source) =>
          source
            .replaceAll(global, this.global)
            .replaceAll(`/${name}/${versionPlaceholder}/`, `/${name}/${this.version}/`),
        );
      });
      const last = { name: 'manifest', stage: bundle.PROCESS_ASSETS_STAGE_REPORT - 1 };
      compilation.hooks.processAssets.tap(last, (assets) => {
        if (assets['mf-manifest.json'])
          replace('mf-manifest.json', (text) => text.replaceAll(global, this.global));
      });
    });
  }
}

/** A hash of the files of a build and of `remote.json`; maps and other JSON do not count. */
export function contentHash(files: [file: string, content: Buffer][], description: string): string {
  const hash = createHash('sha256').update(description);
  for (const [file, content] of files.toSorted(([one], [other]) => one.localeCompare(other)))
    if (!/\.(json|map)$/.test(file)) hash.update(`\0${file}\0`).update(content);
  return hash.digest('hex').slice(0, 8);
}

/** The source with its own name for the chunks' variable; its source map stays right. */
function replaced(next: sources.ReplaceSource, name: string): sources.Source {
  for (const { index, 0: found } of next.original().source().toString().matchAll(chunksVariable))
    next.replace(index, index + found.length - 1, name);
  return next;
}

const chunksVariable = new RegExp(`globalThis(\\.${chunksPlaceholder}|\\["${chunksPlaceholder}"\\])`, 'g');

/**
 * Code that finds the folder in which the server has the files of all releases of a remote, beside
 * those with the entries. A local build that is served elsewhere has its files beside its entry. A
 * build runs it too, without a folder.
 */
const sharedFolder = (remote: string): string => `
      var folder = __webpack_require__.p;
      if (folder) __webpack_require__.p = folder.replace('/remotes/${remote}/${versionPlaceholder}/', '/remotes/${remote}/-/');`;
