import type { Chunk, Compiler, RuntimeModule } from 'webpack';

/**
 * Shortens the code that webpack writes into each entry: a returning visitor downloads the entry
 * with every release (docs/decisions/0048). Without effect on modules that webpack calls otherwise.
 */
export class ShortRuntimePlugin {
  apply(compiler: Compiler): void {
    const { runtime, RuntimeModule: base } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShortRuntimePlugin', (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      const codeOf = ({ name, stage }: RuntimeModule, chunk: Chunk): string | null => {
        if (name === 'publicPath') return publicPath;
        if (name === 'load script') return loadScript(createScript.call('', chunk));
        // What the federation package writes by the same name, in a later stage, replaces it.
        if (name === 'sharing' && stage === base.STAGE_NORMAL) return '';
        // A worker has no table of hashes.
        if (name === 'get javascript chunk filename' && chunk.canBeInitial()) return nameOf('u', 'js');
        if (name === 'get mini-css chunk filename' && chunk.canBeInitial()) return nameOf('miniCssF', 'css');
        return null;
      };
      compilation.hooks.runtimeModule.tap('ShortRuntimePlugin', (module, chunk) => {
        const code = codeOf(module, chunk);
        if (code !== null) module.generate = () => code;
      });
    });
  }
}

/**
 * The folder of a remote's files, by the script that runs. In a worker there is no document; a
 * build runs it with neither.
 */
const publicPath = `
  var script = globalThis.document ? document.currentScript : globalThis.location;
  __webpack_require__.p = script ? (script.src || script.href).replace(/[^/]*$/, '') : '';`;

/** Finds the file of a chunk in the table of hashes, instead of in a table of names beside it. */
const nameOf = (property: string, folder: string): string => `
  __webpack_require__.${property} = function (chunk) {
    var start = '${folder}/' + chunk + '.';
    return start + __webpack_require__.hashes.split(start)[1].split('=')[0];
  };`;

/**
 * Loads the script of a chunk once. Webpack's own also looks for elements of other runtimes, and
 * has a time limit of two minutes; the shell has its own.
 */
const loadScript = (prepare: string): string => `
  var waiting = {};
  __webpack_require__.l = function (url, done) {
    if (waiting[url]) return void waiting[url].push(done);
    waiting[url] = [done];
    var script = document.createElement('script');
    script.src = url;
    if (!script.src.startsWith(location.origin + '/')) script.crossOrigin = 'anonymous';
    ${prepare}
    script.onload = script.onerror = function (event) {
      var all = waiting[url];
      delete waiting[url];
      script.remove();
      all.forEach(function (each) { each(event); });
    };
    document.head.append(script);
  };`;
