import { readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Rolldown, UserConfig } from 'vite';
import { configOf, reportBuilt, reportFailure, type Bundler } from './compilers.ts';

/** Vite, by its own function: a configuration file is not looked for. */
export const viteBundler: Bundler = {
  build: async (configFile, environment) => {
    const config = (await configOf<UserConfig>(configFile))(environment);
    const begun = Date.now();
    try {
      const { build } = await import('vite');
      await build({ ...config, configFile: false });
    } catch (error) {
      reportFailure(nameOf(config), messageOf(error));
      return false;
    }
    reportBuilt(nameOf(config), { ms: Date.now() - begun, bytes: compressedBytes(config) });
    return true;
  },

  watch: async (configFile, environment) => {
    const config = (await configOf<UserConfig>(configFile))(environment);
    const { build } = await import('vite');
    const watcher = await build({
      ...config,
      configFile: false,
      // What is there stays until it is written again.
      build: { ...config.build, emptyOutDir: false, watch: { buildDelay: 50 } },
    });
    if (!isWatcher(watcher)) throw new Error('Vite does not watch.');
    await new Promise<void>((done) => {
      watcher.on('event', (event) => {
        if (event.code === 'ERROR') reportFailure(nameOf(config), messageOf(event.error));
        if (event.code === 'BUNDLE_END')
          // Files of former builds are among those that are there.
          reportBuilt(nameOf(config), { ms: event.duration, bytes: 0 });
        if (event.code === 'END' || event.code === 'ERROR') done();
      });
    });
  },
};

const isWatcher = (value: object): value is Rolldown.RolldownWatcher => 'on' in value;

const nameOf = ({ root = '' }: UserConfig): string => basename(root);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function compressedBytes({ root = '', build }: UserConfig): number {
  const folder = resolve(root, build?.outDir ?? 'dist');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.br'))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
