import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build, transform } from 'esbuild';
import { stylesByName } from '../../../packages/build/src/node-build.ts';
import { rendererCode } from '../../../packages/build/src/render-pages.ts';
import { root } from '../run.ts';
import type { KitPackage } from './packages.ts';

const target = 'es2022';

/** Writes the JavaScript of a package of the kit into `dist`. */
export async function writeCode(kitPackage: KitPackage, dist: string): Promise<void> {
  const source = join(root, 'packages', kitPackage.folder, 'src');
  if (kitPackage.output === 'files') await writeFiles(source, dist);
  else await writeBundle(kitPackage, source, dist);
  if (kitPackage.folder === 'build') {
    const { code } = await transform(await rendererCode(), { minify: true, target: 'node20' });
    writeFileSync(join(dist, 'remote-pages.cjs'), code);
  }
}

/** Each file by itself, because loaders and our replacements find them by their paths. */
async function writeFiles(source: string, dist: string): Promise<void> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  await build({
    entryPoints: files.filter((file) => isCode(file)).map((file) => join(source, file)),
    outbase: source,
    outdir: dist,
    format: 'esm',
    target,
    logLevel: 'warning',
  });
  for (const file of files.filter((name) => isCode(name))) {
    const script = join(dist, file.replace(/\.tsx?$/, '.js'));
    writeFileSync(
      script,
      // Only of files that are there: a preset also names files of the remote.
      readFileSync(script, 'utf8').replace(/(["'])(\.{1,2}\/[^"']+)\.tsx?\1/g, (text, quote, path) =>
        ['.ts', '.tsx'].some((extension) => existsSync(join(source, dirname(file), path + extension)))
          ? `${quote}${path}.js${quote}`
          : text,
      ),
    );
  }
  for (const file of files.filter((name) => name.endsWith('.mjs') && basename(name) !== 'index.mjs')) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    cpSync(join(source, file), join(dist, file));
  }
}

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/(\.test|\.d|^cli)\.tsx?$/.test(file);

/** With classes by name: the rules are in the shell. What is only in this repository is joined. */
const writeBundle = async ({ exports, bin }: KitPackage, source: string, dist: string): Promise<void> => {
  await build({
    entryPoints: [...Object.values(exports), ...(bin ? [bin[1]] : [])].map((file) => join(source, file)),
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: bin ? 'node' : 'browser',
    target,
    jsx: 'automatic',
    plugins: [
      stylesByName,
      {
        name: 'packages-stay-outside',
        setup: (bundle) => {
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@askwell/web-host/') ? null : { path, external: true },
          );
        },
      },
    ],
    logLevel: 'warning',
  });
};

/**
 * The packages that the code and the types in `dist` import, and that a `package.json` does not
 * name. Types of packages come from `@types` of the repository.
 */
export function undeclared(dist: string, declared: string[]): string[] {
  const missing = new Set<string>();
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|mjs|d\.ts)$/.test(file)) continue;
    const text = readFileSync(join(dist, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
    for (const [, request = ''] of text.matchAll(file.endsWith('.js') ? inCode : inTypes)) {
      const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
      if (!isBuiltin(request) && !declared.includes(name)) missing.add(name);
    }
  }
  return [...missing];
}

/** The bundler writes double quotes, and templates of files have single ones. */
const inCode = /\b(?:from|import)\s*\(?\s*"([@\w][\w./@-]*)"/g;
const inTypes = /\b(?:from|import)\s*\(?\s*["']([@\w][\w./@-]*)["']/g;
