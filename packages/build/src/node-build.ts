import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { inertSchemas } from './base-config.ts';
import { className } from './class-name.ts';

/**
 * A front end's code for Node: one CommonJS file without styles, whose class names are the
 * browser's.
 */
export async function nodeBuild(entry: string, external: string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
    alias: { zod: inertSchemas },
    plugins: [stylesByName],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** For esbuild: takes the names out of CSS Modules; the rules are the browser's. */
export const stylesByName: Plugin = {
  name: 'styles-by-name',
  setup: (bundle) => {
    bundle.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      if (!path.endsWith('.module.css')) return { contents: '' };
      const rules = (await readFile(path, 'utf8')).replace(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, '');
      const names = new Set([...rules.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
      const classes = Object.fromEntries([...names].map((name) => [name, className(path, name)]));
      return { contents: `export default ${JSON.stringify(classes)};` };
    });
  },
};
