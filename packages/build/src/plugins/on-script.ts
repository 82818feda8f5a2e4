import type { Compilation, Compiler } from 'webpack';

type Change = (source: string) => string;
type Hooks = { createScript: { tap: (name: string, change: Change) => void } };
type HooksOf = { getCompilationHooks: (compilation: Compilation) => Hooks };

/**
 * Adds a statement to the code that makes the script element of a chunk. Webpack and Rspack have
 * the hook in different places.
 */
export function onScript(compiler: Compiler, compilation: Compilation, name: string, code: string): void {
  const bundler: { RuntimePlugin?: HooksOf; runtime?: { LoadScriptRuntimeModule?: HooksOf } } =
    compiler.webpack;
  const owner = bundler.RuntimePlugin ?? bundler.runtime?.LoadScriptRuntimeModule;
  owner?.getCompilationHooks(compilation).createScript.tap(name, (source) => `${source}\n${code}`);
}
