import type { Plugin } from 'vite';

/**
 * Has the shell load every chunk that is imported later, since it checks the chunk's hash first
 * (`shell/src/remotes/checked-modules.ts`): a browser checks no hash of `import()`.
 */
export const checkedImportsPlugin = (): Plugin => ({
  name: 'askwell-checked-imports',
  apply: 'build',
  renderChunk: {
    order: 'post',
    handler: (code) => {
      if (code.search(importsLater) < 0) return null;
      // As long as `import(`, and the function comes last, so that source maps stay right.
      return { code: `${code.replace(importsLater, `${checked}(`)}\n${declaration}\n`, map: null };
    },
  },
});

const checked = '$mport';

const importsLater = /\bimport\((?=\s*["'`]\.{1,2}\/)/g;

const declaration = `function ${checked}(file) {
  return globalThis.__ASKWELL_MODULES__.load(new URL(file, import.meta.url).href);
}`;
