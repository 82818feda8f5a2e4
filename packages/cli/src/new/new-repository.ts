import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { namesOf, type BundlerName } from './page-files.ts';
import { repositoryFiles } from './repository-files.ts';

const Manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

const Own = z.object({ askwell: z.object({ versions: z.record(z.string(), z.string()) }) });

/** What the packed command says of the versions that belong together. */
const versions = (): Record<string, string> =>
  Own.parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))).askwell.versions;

/**
 * Writes a remote's repository into `dir`, which may have a `package.json` already, and installs
 * its packages, among them the bundler. Throws, before anything is written, when another of its
 * files is there.
 */
export async function newRepository(
  dir: string,
  given: string,
  bundler: BundlerName = 'webpack',
): Promise<void> {
  const names = namesOf(given);
  const manifest = join(dir, 'package.json');
  const existing = existsSync(manifest) ? Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8'))) : {};
  const files = repositoryFiles(names, versions(), { bundler, existing });
  const taken = Object.keys(files).filter(
    (file) => file !== 'package.json' && !isOptional(file) && existsSync(join(dir, file)),
  );
  if (taken.length > 0)
    throw new Error(`${taken.join(', ')} already exists. Run this in a folder without a remote.`);
  for (const [file, text] of Object.entries(files)) {
    if (isOptional(file) && existsSync(join(dir, file))) {
      if (file === '.gitignore') appendMissing(join(dir, file), text);
      continue;
    }
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  await install(dir);
}

/** Adds the lines that a file does not have, such as `.env` with the release token. */
function appendMissing(file: string, text: string): void {
  const existing = readFileSync(file, 'utf8');
  const lines = new Set(existing.split(/\r?\n/));
  const missing = text.split('\n').filter((line) => !lines.has(line));
  if (missing.length === 0) return;
  appendFileSync(file, `${existing === '' || existing.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`);
}

/** A new repository often has these; what is in them stays. */
const isOptional = (file: string): boolean => file === 'README.md' || file === '.gitignore';

const install = (dir: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    const child = spawn('npm', ['install', ...options], { cwd: dir, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`npm install ended with ${signal ?? code}.`));
    });
  });
