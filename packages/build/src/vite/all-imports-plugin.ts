import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { usesOf } from './names-used.ts';

/**
 * Has `src/remote.tsx`, the first module of the build, import all that any module imports of the
 * shared modules. `@module-federation/vite` 1.23 gathers the names as modules are parsed, and under
 * load it sometimes stops before the last one: the build then fails with 'Missing export'. The
 * imports are unused, so nothing of them is left in the build.
 */
export function allImportsPlugin(dir: string): Plugin {
  const file = resolve(dir, 'src/remote.tsx');
  return {
    name: 'askwell-all-imports',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (id !== file) return null;
      // Vite says itself what is wrong in a source.
      const uses = await usesOf(file, { withUnused: true }).catch(() => ({}));
      const imports = Object.entries(uses).map(([key, { names }], at) => {
        const list = names.map((name, index) => `${name} as $shared${at}_${index}`);
        return names.length === 0 ? '' : `import { ${list.join(', ')} } from ${JSON.stringify(key)};`;
      });
      return { code: `${code}\n${imports.join('')}`, map: null };
    },
  };
}
