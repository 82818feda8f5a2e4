import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './run.mjs';

const stamp = join(root, 'node_modules', '.askwell-installed');

/** Installs the dependencies when there are none yet or package-lock.json has changed since; else takes no time. */
export async function ensureInstalled() {
  refuseOldNode();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  say('Installing dependencies (npm ci)…');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  rememberInstalled();
}

/** What package-lock.json names is there. */
export function rememberInstalled() {
  writeFileSync(stamp, lockHash());
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Askwell needs Node.js 20.19 or later; this is ${process.versions.node}.`);
}
