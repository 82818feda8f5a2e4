import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseConfig } from '@askwell/build/base-config';
import webpack from 'webpack';

export type PlainBundle = { folder: string; script: string; style: string; font: string };

/** Builds `plain.tsx` with the preset of all our front ends, into a folder of its own. */
export async function buildPlain(): Promise<PlainBundle> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-plain-'));
  const base = baseConfig(import.meta.dirname, {});
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(
      {
        ...base,
        cache: false,
        entry: { plain: './plain.tsx' },
        output: { ...base.output, path: folder, publicPath: '/plain/' },
        // One file: what it would load later comes at once.
        plugins: [...(base.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
      },
      (error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result'))),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const files = Object.keys(stats.compilation.assets);
  const named = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? '';
  return { folder, script: named(/\.js$/), style: named(/\.css$/), font: named(/bricolage.*\.woff2$/) };
}
