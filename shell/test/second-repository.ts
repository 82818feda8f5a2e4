import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packKit } from '../../scripts/lib/kit/pack-kit.ts';

const lock = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const run = promisify(execFile);

type Lock = { packages: Record<string, { link?: boolean }> };

/**
 * An empty folder outside the checkout, with the packed kit installed. npm finds the other packages
 * in its cache, where the checkout's own installation has put them: the versions are the same.
 */
export async function secondRepository() {
  const dir = await mkdtemp(join(tmpdir(), 'askwell-second-'));
  const { packages }: Lock = JSON.parse(await readFile(lock, 'utf8'));
  const known = Object.entries(packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
  await writeFile(join(dir, 'package.json'), '{}');
  await writeFile(
    join(dir, 'package-lock.json'),
    JSON.stringify({
      lockfileVersion: 3,
      requires: true,
      packages: { '': {}, ...Object.fromEntries(known) },
    }),
  );
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...options, ...(await packKit())], { cwd: dir });
  return {
    /**
     * Runs `askwell …` there, without what npx takes to find it. Gives what it printed, and whether
     * it ended well.
     */
    askwell: async (args: string[], env: Record<string, string> = {}) =>
      run(join(dir, 'node_modules/.bin/askwell'), args, { cwd: dir, env: { ...process.env, ...env } }).then(
        ({ stdout }) => ({ isGood: true, printed: stdout }),
        ({ stdout, stderr }) => ({ isGood: false, printed: `${stdout}${stderr}` }),
      ),
    write: (file: string, text: string) => writeFile(join(dir, file), text),
    read: (file: string) => readFile(join(dir, file), 'utf8'),
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}
