import { createHash, type Hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/**
 * A hash of the names and contents of files and folders of the checkout (or of another `folder`).
 * Tests, build results and hidden files do not count.
 */
export function fingerprint(paths: string[], folder = root): string {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, folder, path);
  return hash.digest('hex');
}

function add(hash: Hash, folder: string, path: string): void {
  const file = join(folder, path);
  if (!statSync(file).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
    return;
  }
  for (const name of readdirSync(file).toSorted())
    if (!ignored.test(name)) add(hash, folder, `${path}/${name}`);
}

const ignored = /^(node_modules|dist|test|\..*)$|\.test\.tsx?$/;

const stampOf = (name: string) => join(root, '.cache', 'build', name);

/** The fingerprint from which a target was last built; empty when it never was. */
export function lastBuilt(name: string): string {
  try {
    return readFileSync(stampOf(name), 'utf8');
  } catch {
    return '';
  }
}

export function rememberBuilt(name: string, value: string): void {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), value);
}
