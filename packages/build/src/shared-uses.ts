import type { Compilation, Compiler, Module } from 'webpack';

/** What a remote uses of each shared module, by the name of the module. */
export type SharedUses = {
  /** Known when the build is done. */
  uses: Record<string, { range: string; names: string[] }>;
};

/** How webpack and Rspack name a module that comes from the shell. */
const prefix = 'webpack/sharing/consume/default/';

/** The shared module behind the name of a module; null when it comes from elsewhere. */
export const consumedKey = (name: string | null | undefined): string | null =>
  name?.startsWith(prefix) ? name.slice(prefix.length) : null;

/** Records which exports of each shared module a remote uses, and of which versions. */
export class SharedUsesPlugin implements SharedUses {
  uses: SharedUses['uses'] = {};
  readonly ranges: Record<string, string>;
  constructor(ranges: Record<string, string>) {
    this.ranges = ranges;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedUsesPlugin', (compilation) => {
      // When the use of exports is known, and before modules are joined.
      compilation.hooks.afterOptimizeDependencies.tap('SharedUsesPlugin', (modules) => {
        this.uses = {};
        for (const module of modules) {
          const key = consumedKey(module.libIdent({ context: '' }));
          if (key === null) continue;
          this.uses[key] = { range: this.ranges[key] ?? '', names: namesUsed(module, compilation) };
        }
      });
    });
  }
}

/** The exports of a module that others import by name. */
function namesUsed(module: Module, { moduleGraph }: Compilation): string[] {
  const names = new Set<string>();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    if (connection.isActive(undefined) === false) continue;
    for (const reference of connection.dependency?.getReferencedExports(moduleGraph, undefined) ?? []) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name !== undefined) names.add(name);
    }
  }
  return [...names].toSorted();
}
