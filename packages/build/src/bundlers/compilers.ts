import { pathToFileURL } from 'node:url';
import type { Configuration as RspackConfiguration } from '@rspack/core';
import type { Configuration } from 'webpack';
import type { BuildEnvironment } from '../base-config.ts';

/** What builds a front end: once, or again with every change. */
export type Bundler = {
  /** Says what became of the build; false when it failed. */
  build: (configFile: string, environment: BuildEnvironment) => Promise<boolean>;
  /** Resolves when it has been built once. */
  watch: (configFile: string, environment: BuildEnvironment) => Promise<void>;
};

/** What webpack's and Rspack's compilers have in common. */
type Compiler = {
  run: (done: (error: Error | null, stats?: Stats) => void) => void;
  watch: (
    options: { aggregateTimeout: number },
    done: (error: Error | null, stats?: Stats) => void,
  ) => unknown;
  close: (done: () => void) => void;
};
type Stats = {
  hasErrors: () => boolean;
  toString: (options: { all: boolean; errors: boolean; colors: boolean }) => string;
  startTime?: number | undefined;
  endTime?: number | undefined;
  compilation: { name?: string | undefined; assets: Record<string, { size: () => number }> };
};

export const webpackBundler = bundlerOf(async (configFile, environment) => {
  const [{ default: webpack }, make] = await Promise.all([
    import('webpack'),
    configOf<Configuration>(configFile),
  ]);
  return webpack(make(environment));
});

export const rspackBundler = bundlerOf(async (configFile, environment) => {
  const [{ rspack }, make] = await Promise.all([
    import('@rspack/core'),
    configOf<RspackConfiguration>(configFile),
  ]);
  return rspack(make(environment));
});

/** Changes within so many milliseconds are built together; an editor writes a file in two steps. */
const togetherMs = 10;

function bundlerOf(
  compilerOf: (configFile: string, environment: BuildEnvironment) => Promise<Compiler>,
): Bundler {
  return {
    build: async (configFile, environment) => {
      const compiler = await compilerOf(configFile, environment);
      return new Promise((resolve, reject) => {
        compiler.run((error, stats) => {
          compiler.close(() => {
            if (error) reject(error);
            else if (stats) resolve(report(stats));
            else reject(new Error('The bundler gave no result.'));
          });
        });
      });
    },
    watch: async (configFile, environment) => {
      const compiler = await compilerOf(configFile, environment);
      await new Promise<void>((resolve) => {
        compiler.watch({ aggregateTimeout: togetherMs }, (error, stats) => {
          if (error) console.error(error.message);
          else if (stats) report(stats);
          resolve();
        });
      });
    },
  };
}

/** The function that a configuration file exports. Throws an Error if a file has none. */
export async function configOf<Config>(
  configFile: string,
): Promise<(environment: BuildEnvironment) => Config> {
  const file: unknown = await import(pathToFileURL(configFile).href);
  if (hasConfig<Config>(file)) return file.default;
  throw new Error(`${configFile} exports no configuration.`);
}

const hasConfig = <Config>(file: unknown): file is { default: (environment: BuildEnvironment) => Config } =>
  typeof file === 'object' && file !== null && 'default' in file && typeof file.default === 'function';

/** Prints what became of a build; false when it failed. */
function report(stats: Stats): boolean {
  const { name = '', assets } = stats.compilation;
  if (stats.hasErrors()) {
    reportFailure(name, stats.toString({ all: false, errors: true, colors: true }));
    return false;
  }
  const compressed = Object.entries(assets).filter(([file]) => file.endsWith('.br'));
  reportBuilt(name, {
    ms: (stats.endTime ?? 0) - (stats.startTime ?? 0),
    bytes: compressed.reduce((sum, [, source]) => sum + source.size(), 0),
  });
  return true;
}

export const reportFailure = (name: string, reason: string): void =>
  console.error(`${name} failed:\n${reason}`);

/** `bytes` is the size of all files in brotli; 0 where they are not compressed. */
export function reportBuilt(name: string, { ms, bytes }: { ms: number; bytes: number }): void {
  const size = bytes > 0 ? `, ${(bytes / 1000).toFixed(1)} kB brotli` : '';
  console.log(`  ${name} built in ${(ms / 1000).toFixed(1)} s${size}`);
}
