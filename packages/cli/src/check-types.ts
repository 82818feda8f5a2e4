import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks the types of a repository that has TypeScript and a `tsconfig.json`. Throws after the
 * errors were printed.
 */
export async function checkTypes(dir: string): Promise<void> {
  const compiler = join(dir, 'node_modules/typescript/bin/tsc');
  if (!existsSync(compiler) || !existsSync(join(dir, 'tsconfig.json'))) return;
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, '-p', '.'], { cwd: dir, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('The types are not right.');
}
