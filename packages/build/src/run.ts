import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { BuildEnvironment } from './base-config.ts';

export type Target = BuildEnvironment & { dir: string };

/**
 * Builds one front end after the other and says what became of each. False when one of them failed.
 */
export async function buildFrontEnds(targets: Target[]): Promise<boolean> {
  let isGood = true;
  for (const target of targets) {
    const stats = await runOnce(await configOf(target));
    report(stats);
    isGood &&= !stats.hasErrors();
  }
  return isGood;
}

/**
 * Builds them all and again with every change, until the process ends. Resolves when each has been
 * built once.
 */
export async function watchFrontEnds(targets: Target[]): Promise<void> {
  const configs = await Promise.all(targets.map(configOf));
  await Promise.all(configs.map(watchOne));
}

const watchOne = (config: Configuration): Promise<void> =>
  new Promise((resolve) => {
    webpack(config).watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (error) console.error(error.message);
      else if (stats) report(stats);
      resolve();
    });
  });

async function configOf({ dir, ...environment }: Target): Promise<Configuration> {
  const file: unknown = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  if (!hasConfig(file)) throw new Error(`${dir}/webpack.config.mjs exports no configuration.`);
  return file.default(environment);
}

const hasConfig = (file: unknown): file is { default: (environment: BuildEnvironment) => Configuration } =>
  typeof file === 'object' && file !== null && 'default' in file && typeof file.default === 'function';

const runOnce = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats) resolve(stats);
        else reject(new Error('webpack gave no result'));
      });
    });
  });

function report(stats: Stats): void {
  const { compilation } = stats;
  const seconds = (((stats.endTime ?? 0) - (stats.startTime ?? 0)) / 1000).toFixed(1);
  if (stats.hasErrors()) {
    console.error(
      `${compilation.name} failed:\n${stats.toString({ all: false, errors: true, colors: true })}`,
    );
    return;
  }
  const bytes = Object.entries(compilation.assets)
    .filter(([name]) => name.endsWith('.br'))
    .reduce((sum, [, source]) => sum + source.size(), 0);
  const size = bytes > 0 ? `, ${(bytes / 1000).toFixed(1)} kB brotli` : '';
  console.log(`  ${compilation.name} built in ${seconds} s${size}`);
}
