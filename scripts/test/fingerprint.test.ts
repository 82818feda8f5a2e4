import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from '../lib/fingerprint.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'askwell-fingerprint-'));
  mkdirSync(join(folder, 'shell/src'), { recursive: true });
  write('shell/src/start.ts', 'start');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const now = () => fingerprint(['shell'], folder);

test('the same files have the same fingerprint', () => {
  const before = now();
  write('shell/src/start.ts', 'start');
  expect(now()).toBe(before);
});

test.each([
  ['a changed file', () => write('shell/src/start.ts', 'start again')],
  ['a new file', () => write('shell/src/route.ts', '')],
  ['a file with another name', () => write('shell/src/start.tsx', 'start')],
])('%s causes another build', (_, change) => {
  const before = now();
  change();
  expect(now()).not.toBe(before);
});

test.each([
  'shell/src/start.test.ts',
  'shell/src/Start.test.tsx',
  'shell/test/start.spec.ts',
  'shell/dist/shell.js',
  'shell/node_modules/x/index.js',
  'shell/.cache',
])('%s causes no build', (file) => {
  const before = now();
  write(file, 'anything');
  expect(now()).toBe(before);
});

test('text that moves from one file to another causes another build', () => {
  write('shell/src/route.ts', 'ab');
  write('shell/src/start.ts', 'c');
  const before = now();
  write('shell/src/route.ts', 'a');
  write('shell/src/start.ts', 'bc');
  expect(now()).not.toBe(before);
});
