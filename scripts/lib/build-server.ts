import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { DueTarget } from './build-targets.ts';
import { buildSbom } from './build-sbom.ts';
import { rememberBuilt } from './fingerprint.ts';
import { root, say } from './run.ts';

/** Bundles our own packages; packages from npm, some of them native, stay in node_modules. */
const ownPackagesOnly: Plugin = {
  name: 'own-packages-only',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@askwell/') ? null : { path, external: true },
    );
  },
};

/**
 * Escapes what esbuild leaves as it is, in regular expressions and comments. V8 keeps the text of a
 * module for as long as it runs, with two bytes for each character if one of them needs two: the
 * server would take 1.4 MB more.
 */
function escapeRest(file: string): void {
  const code = readFileSync(file, 'utf8');
  const escaped = code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  writeFileSync(file, escaped);
}

/**
 * Bundles the server's entries for Node 20 into `api/dist`, and lists the packages of the product
 * beside them.
 */
export async function buildServer({ name, hash, entries = {} }: DueTarget): Promise<void> {
  const started = Date.now();
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: 'api/dist',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [ownPackagesOnly],
    logLevel: 'warning',
  });
  for (const entry of Object.keys(entries)) escapeRest(join(root, 'api/dist', `${entry}.js`));
  await buildSbom();
  rememberBuilt(name, hash);
  say(`  ${name} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
