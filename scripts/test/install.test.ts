import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
