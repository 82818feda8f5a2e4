import { ensureInstalled } from './install.mjs';

/**
 * Runs a command of package.json: `node scripts/run.mjs start --demo`. Installs the dependencies
 * first if they are missing, so this file and install.mjs are plain JavaScript; the commands are
 * TypeScript.
 */
const [name, ...args] = process.argv.slice(2);
try {
  // What is released was built from what was tested: nothing is installed on the way.
  await ensureInstalled({ mayInstall: name !== 'release' });
  const { register } = await import('tsx/esm/api');
  register();
  const { default: run } = await import(`./commands/${name}.ts`);
  await run(args);
} catch (error) {
  if (error instanceof Error && 'output' in error) process.stdout.write(`${String(error.output)}\n`);
  process.stdout.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
