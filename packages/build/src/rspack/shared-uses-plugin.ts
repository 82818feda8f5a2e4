import type { Compilation, Compiler, Module } from '@rspack/core';
import { consumedKey, type SharedUses } from '../shared-uses.ts';

/** Records which exports of each shared module a remote uses, and of which versions. */
export class SharedUsesPlugin implements SharedUses {
  uses: SharedUses['uses'] = {};
  readonly ranges: Record<string, string>;
  constructor(ranges: Record<string, string>) {
    this.ranges = ranges;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedUsesPlugin', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      // When the use of exports is known.
      compilation.hooks.processAssets.tap({ name: 'SharedUsesPlugin', stage }, () => {
        // Rspack has its modules in another order in each build.
        const uses = [...compilation.modules].flatMap((module) => {
          const key = consumedKey(module.libIdent({ context: '' }));
          if (key === null) return [];
          return [[key, { range: this.ranges[key] ?? '', names: namesUsed(module, compilation) }] as const];
        });
        this.uses = Object.fromEntries(uses.toSorted(([one], [other]) => one.localeCompare(other)));
      });
    });
  }
}

/** The exports of a module that others import by name. */
function namesUsed(module: Module, { moduleGraph }: Compilation): string[] {
  const names = moduleGraph
    .getIncomingConnections(module)
    .filter((connection) => connection.getActiveState(undefined) !== false)
    .flatMap(({ dependency }) => dependency?.ids?.slice(0, 1) ?? []);
  return [...new Set(names)].toSorted();
}
