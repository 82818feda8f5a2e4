import type { Compiler } from '@rspack/core';
import { lentRuntimeGlobal } from '../lent-runtime.ts';

/**
 * Has the entry of a remote use what the shell lends (`shell/src/remotes/lent-runtime.ts`) instead
 * of Rspack's own code for shared modules, and check styles against their hashes. So a mismatch of
 * versions is the same error in remotes of every bundler, and the entry is a third as large.
 */
export class LentRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LentRuntimePlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('LentRuntimePlugin', ({ name, source }) => {
        const change = changes[name];
        if (change && source) source.source = Buffer.from(change(source.source.toString('utf8')));
      });
    });
  }
}

/** By the name of a part of Rspack's runtime. */
const changes: Record<string, (code: string) => string> = {
  sharing: () =>
    `__webpack_require__.S = {};\n__webpack_require__.I = ${lentRuntimeGlobal}.bundlerRuntime.I;\n`,

  consumes_loading: (code) => {
    const data = found(code, /__webpack_require__\.consumesLoadingData = \{.*\};/);
    return `
      ${data.replace(sharedModule, '{ requiredVersion: $2, shareKey: $1 }')}
      var installedModules = {};
      __webpack_require__.f.consumes = function (chunkId, promises) {
        ${lentRuntimeGlobal}.bundlerRuntime.consumes({
          chunkId: chunkId,
          promises: promises,
          installedModules: installedModules,
          chunkMapping: __webpack_require__.consumesLoadingData.chunkMapping,
          webpackRequire: __webpack_require__,
        });
      };`;
  },

  'css loading': (code) => {
    // Where no chunk has styles, none are loaded.
    if (!code.includes('createElement("link")')) return code;
    const line = found(code, /linkTag\.href = fullhref;/);
    return code.replace(line, `${line}\nlinkTag.integrity = __webpack_require__.integrityOf(fullhref);`);
  },
};

const sharedModule = /\{[^{}]*shareKey: ("[^"]*")[^{}]*requiredVersion: ("[^"]*")[^{}]*\}/g;

/** Throws when this version of Rspack writes other code than we know. */
function found(code: string, pattern: RegExp): string {
  const match = pattern.exec(code);
  if (match) return match[0];
  throw new Error(`This version of @rspack/core is not one that @askwell/build knows: no ${pattern.source}.`);
}
