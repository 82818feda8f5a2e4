import type { Compiler } from 'webpack';

/**
 * Finds the folder of a remote's files by the script that runs, in one line: webpack's own code for
 * `publicPath: 'auto'` also serves browsers without `document.currentScript`, at 150 bytes in each
 * entry.
 */
export class PublicPathPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PublicPathPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('PublicPathPlugin', (module) => {
        if (module.name === 'publicPath') module.generate = () => code;
      });
    });
  }
}

/** In a worker there is no document; a build runs it with neither. */
const code = `
  var script = globalThis.document ? document.currentScript : globalThis.location;
  __webpack_require__.p = script ? (script.src || script.href).replace(/[^/]*$/, '') : '';`;
