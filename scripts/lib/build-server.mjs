import { build } from 'esbuild';
import { rememberBuilt } from './fingerprint.mjs';
import { root, say } from './run.mjs';

/** Our own packages become part of the bundle; what npm installed (some of it native) stays where it is. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@askwell/') ? null : { path, external: true },
    );
  },
};

/** Bundles the server's entries for Node 20 into `api/dist`. */
export async function buildServer({ name, hash, entries }) {
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
  rememberBuilt(name, hash);
  say(`  ${name} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
