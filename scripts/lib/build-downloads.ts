import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { DueTarget } from './build-targets.ts';
import { rememberBuilt } from './fingerprint.ts';
import { root, run, runTool, say } from './run.ts';
import { zip } from './zip.ts';

/** The most that the React component may weigh, in bytes of brotli. */
const reactBytes = 1000;

/**
 * Builds what owners take to their websites into `api/dist/downloads`: the WordPress plugin and the
 * React package.
 */
export async function buildDownloads({ name, hash }: DueTarget): Promise<void> {
  const started = Date.now();
  const folder = join(root, 'api/dist/downloads');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'askwell-wordpress.zip'), pluginArchive());
  await buildReact();
  await packReact(folder);
  rememberBuilt(name, hash);
  say(`  ${name} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** The plugin with its folder, as WordPress takes it. */
export function pluginArchive(): Buffer {
  const plugin = join(root, 'packages/wordpress');
  const files = readdirSync(join(plugin, 'askwell'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(php|txt)$/.test(file))
    .toSorted()
    .map((file) => ({ name: `askwell/${file}`, bytes: readFileSync(join(plugin, 'askwell', file)) }));
  return zip(files);
}

/** `packages/react/dist`: one module, and its types with those of the widget's API. */
async function buildReact(): Promise<void> {
  const folder = join(root, 'packages/react');
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['src/index.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['react'],
    // Server components may import it.
    banner: { js: '"use client";' },
    write: false,
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  const bytes = brotliCompressSync(code).length;
  say(`  react: ${bytes} B brotli of ${reactBytes}`);
  if (bytes > reactBytes) throw new Error('the React component is over its budget');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.js'), code);
  await writeTypes(dist);
}

/** The declarations of the component, and of the widget's API beside it. */
async function writeTypes(dist: string): Promise<void> {
  const source = mkdtempSync(join(tmpdir(), 'askwell-react-'));
  try {
    cpSync(join(root, 'packages/react/src/index.ts'), join(source, 'index.ts'));
    cpSync(join(root, 'widget/src/loader/api.ts'), join(source, 'askwell.ts'));
    await runTool(
      'typescript/bin/tsc',
      [
        join(source, 'index.ts'),
        '--outDir',
        dist,
        '--declaration',
        '--emitDeclarationOnly',
        // The types of React are not beside it; `npm run check` checks the sources.
        '--noCheck',
        '--target',
        'es2022',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--allowImportingTsExtensions',
        '--ignoreConfig',
      ],
      { quiet: true },
    );
    for (const name of ['index.d.ts', 'askwell.d.ts']) {
      const text = readFileSync(join(dist, name), 'utf8');
      writeFileSync(join(dist, name), text.replaceAll("'./askwell.ts'", "'./askwell.js'"));
    }
  } finally {
    rmSync(source, { recursive: true });
  }
}

/** `npm pack`, under a name that stays. */
async function packReact(folder: string): Promise<void> {
  const packing = mkdtempSync(join(tmpdir(), 'askwell-pack-'));
  try {
    await run('npm', ['pack', '-w', '@askwell/react', '--pack-destination', packing, '--silent'], {
      quiet: true,
    });
    const [archive = ''] = readdirSync(packing);
    cpSync(join(packing, archive), join(folder, 'askwell-react.tgz'));
  } finally {
    rmSync(packing, { recursive: true });
  }
}
