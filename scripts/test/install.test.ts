import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, isSupported, rememberInstalled } from '../install.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'askwell-install-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a fresh clone is not installed', () => {
  expect(isInstalled(folder)).toBe(false);
});

test('an installed checkout is installed until its package-lock.json changes', () => {
  mkdirSync(join(folder, 'node_modules'));
  rememberInstalled(folder);
  expect(isInstalled(folder)).toBe(true);
  writeFileSync(join(folder, 'package-lock.json'), '{"changed":true}');
  expect(isInstalled(folder)).toBe(false);
});

test('a release installs nothing: it says that the lock file differs, and stops', () => {
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['run.mjs', 'install.mjs'])
    cpSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), join(folder, 'scripts', file));
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'release', 'mfe-builder'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('The installed dependencies are not those of package-lock.json');
  expect(stdout).not.toContain('npm ci)');
  expect(existsSync(join(folder, 'node_modules'))).toBe(false);
});

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['24.1.0', true],
])('whether Node.js %s is supported: %s', (version, expected) => {
  expect(isSupported(version)).toBe(expected);
});
