import { createRequire } from 'node:module';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { sharedVersions } from '../shared-modules.ts';

type Shared = { version: string; exports: string[] };

/** Records which version and which exports of each shared module the shell has. */
export class SharedExportsPlugin {
  /** By the name of the module. Known when the build is done. */
  shared: Record<string, Shared> = {};

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedExportsPlugin', (compilation) => {
      compilation.hooks.seal.tap('SharedExportsPlugin', () => {
        for (const [key, version] of Object.entries(sharedVersions()))
          this.shared[key] = { version, exports: exportsOf(key, compilation) };
      });
    });
  }
}

/** What the module of this name exports; an error of the build when that cannot be told. */
function exportsOf(key: string, { modules, moduleGraph, errors }: Compilation): string[] {
  for (const module of modules)
    for (const dependency of module.dependencies) {
      if (!('request' in dependency) || dependency.request !== key) continue;
      const imported = moduleGraph.getModule(dependency);
      if (!imported) continue;
      const isCommonJs = imported.buildMeta?.exportsType !== 'namespace';
      const provided = moduleGraph.getExportsInfo(imported).getProvidedExports();
      const names = !Array.isArray(provided) && isCommonJs ? keysOf(imported) : provided;
      if (!Array.isArray(names)) continue;
      return [...new Set([...names, ...(isCommonJs ? ['default'] : [])])].toSorted();
    }
  errors.push(new webpack.WebpackError(`The exports of ${key} are not known.`));
  return [];
}

/**
 * In development, React assigns its exports inside of a function, where webpack does not find them.
 */
const keysOf = (module: webpack.Module): string[] => {
  const file = module.nameForCondition();
  return file === null ? [] : Object.keys(Object(createRequire(file)(file)));
};
