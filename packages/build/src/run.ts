import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildEnvironment } from './base-config.ts';
import { rspackBundler, webpackBundler, type Bundler } from './bundlers/compilers.ts';
import { viteBundler } from './bundlers/vite.ts';

export type Target = BuildEnvironment & { dir: string };

/** What builds a front end, by the configuration file in its folder. */
const bundlers: Record<string, Bundler> = {
  'webpack.config.mjs': webpackBundler,
  'rspack.config.mjs': rspackBundler,
  'vite.config.mjs': viteBundler,
};

/**
 * Builds one front end after the other and says what became of each. False when one of them failed.
 */
export async function buildFrontEnds(targets: Target[]): Promise<boolean> {
  let isGood = true;
  for (const { dir, ...environment } of targets) {
    const { bundler, file } = bundlerIn(dir);
    const isBuilt = await bundler.build(file, environment);
    isGood &&= isBuilt;
  }
  return isGood;
}

/**
 * Builds them all and again with every change, until the process ends. Resolves when each has been
 * built once.
 */
export async function watchFrontEnds(targets: Target[]): Promise<void> {
  await Promise.all(
    targets.map(({ dir, ...environment }) => {
      const { bundler, file } = bundlerIn(dir);
      return bundler.watch(file, environment);
    }),
  );
}

function bundlerIn(dir: string): { bundler: Bundler; file: string } {
  for (const [name, bundler] of Object.entries(bundlers)) {
    const file = join(dir, name);
    if (existsSync(file)) return { bundler, file };
  }
  throw new Error(`${dir} has no configuration: one of ${Object.keys(bundlers).join(', ')}.`);
}
