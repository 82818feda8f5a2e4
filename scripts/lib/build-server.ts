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
  await buildSbom();
  rememberBuilt(name, hash);
  say(`  ${name} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
