import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript: this runs before anything is installed. Its types are in install.d.mts.

const checkout = fileURLToPath(new URL('..', import.meta.url));

const stampOf = (folder) => join(folder, 'node_modules', '.askwell-installed');

const lockHash = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

export const isInstalled = (folder = checkout) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === lockHash(folder);

export const rememberInstalled = (folder = checkout) => writeFileSync(stampOf(folder), lockHash(folder));

export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

export async function ensureInstalled({ mayInstall }) {
  const { node } = process.versions;
  if (!isSupported(node)) throw new Error(`Askwell needs Node.js 20.19 or later; this is ${node}.`);
  if (isInstalled()) return;
  if (!mayInstall)
    throw new Error(
      'The installed dependencies are not those of package-lock.json, so this build might not be what was tested. Run npm ci, test, and release again.',
    );
  process.stdout.write('Installing dependencies (npm ci)…\n');
  await npmCi();
  rememberInstalled();
}

const npmCi = () =>
  new Promise((resolve, reject) => {
    const options = ['--no-audit', '--no-fund', '--loglevel=error'];
    const child = spawn('npm', ['ci', ...options], { cwd: checkout, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ci ended with ${signal ?? code}`));
    });
  });
