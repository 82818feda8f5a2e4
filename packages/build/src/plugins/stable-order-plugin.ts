import type { Compilation, Compiler, Dependency, Module } from 'webpack';

/**
 * Has a build from the cache give the same bytes as one without. While webpack optimizes, it sorts
 * the imports of modules that import from a package's index, and the cache would keep that order.
 */
export class StableOrderPlugin {
  apply(compiler: Compiler): void {
    const parsed = new WeakMap<Compilation, [Module, Dependency[]][]>();
    compiler.hooks.thisCompilation.tap('StableOrderPlugin', (compilation) => {
      compilation.hooks.seal.tap('StableOrderPlugin', () => {
        parsed.set(
          compilation,
          [...compilation.modules].map((module) => [module, [...module.dependencies]]),
        );
      });
    });
    // Before the cache is written.
    compiler.hooks.done.tap('StableOrderPlugin', ({ compilation }) => {
      for (const [module, dependencies] of parsed.get(compilation) ?? []) module.dependencies = dependencies;
    });
  }
}
