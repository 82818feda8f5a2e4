import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, transform, type BuildOptions, type Plugin } from 'esbuild';
import { minify, type MinifyOptions } from 'terser';
import { loaderBytes, renderLoader } from './src/render-loader.ts';
import { buildChatbot } from './test/site/chatbot.ts';

/**
 * Builds the widget into `dist`: `loader.js` and `logo-loader.js` (templates, see
 * `src/render-loader.ts`), `panel.{hash}.js`, `{language}.{hash}.js`, `live.{hash}.js` (a
 * conversation with a person), `preview.js` (the panel in a part of a page of ours),
 * `manifest.json`, and each of them compressed beside it. Its own small build, since every byte of
 * it counts.
 */
const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');

/**
 * `import css from './x.css?inline'` gives the minified text; Vite and so the tests read it the
 * same way.
 */
const inlineCss: Plugin = {
  name: 'inline-css',
  setup(bundle) {
    bundle.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?inline', '')),
      namespace: 'inline-css',
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'inline-css' }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code.trim(), loader: 'text', watchFiles: [path] };
    });
  },
};

const options = {
  bundle: true,
  write: false,
  charset: 'utf8',
  legalComments: 'none',
  plugins: [inlineCss],
} satisfies BuildOptions;

const minified = {
  ...options,
  minify: true,
  target: ['es2022', 'safari16.4'],
  outdir: dist,
} satisfies BuildOptions;

const compressing: MinifyOptions = { ecma: 2020, compress: { passes: 4 } };
const { version: terserVersion } = createRequire(import.meta.url)('terser/package.json') as {
  version: string;
};

/**
 * One script, not strict: an assignment that a page forbids must not end it. The comment has
 * Chromium compile all of it while it arrives, beside the page's own work:
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const bundleLoader = async (drawsLogo: boolean): Promise<string> => {
  const { outputFiles } = await build({
    ...minified,
    entryPoints: [join(root, 'src/loader/entry.ts')],
    format: 'iife',
    tsconfigRaw: {},
    define: { __ASKWELL_LOGO__: String(drawsLogo) },
  });
  return `//# allFunctionsCalledOnLoad\n${await shorter(textOf(outputFiles).replace('"use strict";', ''))}`;
};

/**
 * The panel's module, and beside it the conversation with a person and each language, by names that
 * say what is in them.
 */
const bundlePanel = async () => {
  const { outputFiles } = await build({
    ...minified,
    entryPoints: [join(root, 'src/panel/entry.ts')],
    format: 'esm',
    splitting: true,
    entryNames: 'panel',
    chunkNames: '[name].[hash]',
    // The names have to change with whatever changes the files after they are named.
    banner: { js: `/* terser ${terserVersion} ${JSON.stringify(compressing)} */` },
  });
  const files = new Map(
    await Promise.all(
      outputFiles.map(async ({ path, text }) => [basename(path), await shorter(text, true)] as const),
    ),
  );
  const panel = files.get('panel.js');
  if (panel === undefined) throw new Error('esbuild made no panel.js');
  files.delete('panel.js');
  return { panel, others: [...files] };
};

const bundlePreview = async (): Promise<string> => {
  const { outputFiles } = await build({
    ...minified,
    entryPoints: [join(root, 'src/preview/preview.ts')],
    format: 'esm',
  });
  return textOf(outputFiles);
};

/** Minified once more: a second minifier makes the panel 4 % shorter, over the wire. */
const shorter = async (script: string, isModule = false): Promise<string> => {
  const { code } = await minify(script, { ...compressing, module: isModule });
  if (code === undefined) throw new Error('terser made no script');
  return code;
};

/** The text of a build that makes one file. */
const textOf = ([file]: { text: string }[]): string => {
  if (!file) throw new Error('esbuild made no file');
  return file.text;
};

const compress = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** @returns the bytes over the wire */
const write = async (name: string, text: string): Promise<number> => {
  const compressed = compress(text);
  await writeFile(join(dist, name), text);
  await writeFile(join(dist, `${name}.br`), compressed);
  await writeFile(join(dist, `${name}.gz`), gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
  return compressed.length;
};

/** The loader as a visitor gets it, with an ordinary chatbot's configuration in it. */
const renderExample = (
  template: string,
  panelName: string,
  choices?: Parameters<typeof buildChatbot>[0],
  isBrief?: boolean,
): string => {
  const config = { chatbot: buildChatbot(choices), apiBase, panelUrl: `${apiBase}/widget/${panelName}` };
  return renderLoader(template, config, isBrief);
};

const apiBase = 'https://chat.askwell.example';
const withLogo = {
  logo: `${apiBase}/widget/logos/8c2f6b0a19e47d53b1f0.webp`,
  configuration: { launcherIcon: 'logo' },
} as const;

const [loader, logoLoader, { panel, others }, preview] = await Promise.all([
  bundleLoader(false),
  bundleLoader(true),
  bundlePanel(),
  bundlePreview(),
]);
const panelName = `panel.${createHash('sha256').update(panel).digest('hex').slice(0, 12)}.js`;
await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await write('loader.js', loader);
await write('logo-loader.js', logoLoader);
await write('preview.js', preview);
await write('manifest.json', JSON.stringify({ panel: panelName, others: others.map(([name]) => name) }));
const example = renderExample(loader, panelName);
const logoExample = renderExample(logoLoader, panelName, withLogo, true);
const panelBytes = await write(panelName, panel);
const languageBytes: number[] = [];
let liveBytes = 0;
for (const [name, text] of others) {
  const bytes = await write(name, text);
  if (name.startsWith('live.')) liveBytes = bytes;
  else languageBytes.push(bytes);
}
const sizes: Record<string, [number, number]> = {
  'loader with its configuration': [compress(example).length, loaderBytes],
  'loader of a button with a logo, without its configuration': [compress(logoExample).length, loaderBytes],
  'panel in English': [panelBytes, 22_000],
  'panel and the largest other language': [panelBytes + Math.max(...languageBytes), 22_000],
  'conversation with a person, when one is asked for': [liveBytes, 3_000],
};
for (const [part, [bytes, budget]] of Object.entries(sizes)) {
  process.stdout.write(`widget: ${part} ${bytes} B brotli of ${budget}\n`);
  if (bytes > budget) throw new Error(`the ${part} is over its budget`);
}
