import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packKit } from '../lib/kit/pack-kit.ts';
import { root, say } from '../lib/run.ts';

/**
 * `npm run kit`: packs what a remote in another repository needs into `var/kit`, for
 * `npm install <archives>` there or `npm publish` to a registry of one's own.
 */
export default async function kit(): Promise<void> {
  const folder = join(root, 'var/kit');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const archive of await packKit()) {
    cpSync(archive, join(folder, basename(archive)));
    say(join('var/kit', basename(archive)));
  }
}
