import type { Compiler } from 'webpack';

/**
 * Hands the query of a remote's entry (`remoteEntry.js?retry=1`) on to its chunks and styles. A
 * browser keeps what it preloaded, failures too, for the first request of the same address; so
 * whoever tries again must ask for other ones.
 */
export class RetryQueryPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeModule } = compiler.webpack;
    class RetryQuery extends RuntimeModule {
      constructor() {
        // After the functions that it wraps have been defined.
        super('retry query', RuntimeModule.STAGE_TRIGGER);
      }

      override generate(): string {
        return code;
      }
    }
    compiler.hooks.thisCompilation.tap('RetryQueryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryQueryPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryQuery());
      });
    });
  }
}

/**
 * `u` names the file of a chunk, `miniCssF` that of its styles. A build runs it too, where there is
 * no document.
 */
const code = `
      var entry = typeof document === 'undefined' ? null : document.currentScript;
      var query = entry && entry.src ? new URL(entry.src).search : '';
      if (query) ['u', 'miniCssF'].forEach(function (name) {
        var fileOf = __webpack_require__[name];
        if (fileOf) __webpack_require__[name] = function (chunk) { return fileOf(chunk) + query; };
      });`;
