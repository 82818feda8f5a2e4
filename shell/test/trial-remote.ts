import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readBuild } from '@askwell/web-host';
import { filesOfNewRemote } from '../../scripts/lib/new-remote-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const webpack = join(root, 'node_modules/webpack/bin/webpack.js');

/** The remote that `npm run new-remote` makes, to be changed and built by `npx webpack`. */
export async function trialRemote(name: string) {
  // Within the checkout, because its imports are found from there.
  const folder = join(root, '.cache/new-remote', `mfe-${name}`);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(filesOfNewRemote(name))) await write(file, text);
  return {
    write,
    /** Builds it, and gives the files of the build. */
    build: async (...options: string[]): Promise<Map<string, Buffer>> => {
      await promisify(execFile)(process.execPath, [webpack, ...options], { cwd: folder });
      return new Map(await readBuild(join(folder, 'dist')));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
