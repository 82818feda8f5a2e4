import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Checks the types of a repository. Throws after the errors were printed, and where TypeScript or
 * its configuration is missing: types that are not checked must not look right.
 */
export async function checkTypes(dir: string): Promise<void> {
  const compiler = compilerFor(dir);
  if (compiler === null)
    throw new Error(
      'The types are not checked: TypeScript is not installed here. Run npm install --save-dev typescript.',
    );
  if (!existsSync(join(dir, 'tsconfig.json')))
    throw new Error('The types are not checked: there is no tsconfig.json here.');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, '-p', '.'], { cwd: dir, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error('The types are not right.');
}

/** TypeScript in the nearest `node_modules`; a repository with workspaces has it in its root. */
function compilerFor(dir: string): string | null {
  const compiler = join(dir, 'node_modules/typescript/bin/tsc');
  if (existsSync(compiler)) return compiler;
  return dir === dirname(dir) ? null : compilerFor(dirname(dir));
}
