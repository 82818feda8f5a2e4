import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** A hash of the contents of files and folders of the checkout. Tests and what builds make do not count. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  const file = join(root, path);
  if (!statSync(file).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
    return;
  }
  for (const name of readdirSync(file).sort()) if (!ignored.test(name)) add(hash, `${path}/${name}`);
}

const ignored = /^(node_modules|dist|test|\..*)$|\.test\.tsx?$/;

const stampOf = (name) => join(root, '.cache', 'build', name);

/** What a target was last built from; empty when it never was. */
export function lastBuilt(name) {
  try {
    return readFileSync(stampOf(name), 'utf8');
  } catch {
    return '';
  }
}

export function rememberBuilt(name, value) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), value);
}
