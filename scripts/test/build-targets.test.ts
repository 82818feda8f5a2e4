import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownPackages, targets } from '../lib/build-targets.ts';
import { root } from '../lib/run.ts';

test('shell, widget, server, downloads and every remote are built', () => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  expect(remotes.length).toBeGreaterThan(3);
  expect(targets().map(({ name }) => name)).toEqual(['shell', ...remotes, 'widget', 'api', 'downloads']);
});

test('every input of a target is there', () => {
  const inputs = targets().flatMap((target) => target.inputs);
  expect(inputs.filter((input) => !existsSync(join(root, input)))).toEqual([]);
});

test('a remote is built again for the packages that become part of it, but not for platform and ui', () => {
  const inputs = targets().find(({ name }) => name === 'mfe-marketing')?.inputs;
  expect(inputs).toContain('packages/contracts/src');
  expect(inputs).toContain('packages/ui/package.json');
  expect(inputs).not.toContain('packages/ui/src');
});

test('a package counts that is used through another, also when two use each other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-targets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const make = (workspace: string, ...dependencies: string[]) => {
    mkdirSync(join(folder, workspace), { recursive: true });
    const named = Object.fromEntries(dependencies.map((name) => [name, '*']));
    writeFileSync(
      join(folder, workspace, 'package.json'),
      JSON.stringify({ version: '1.0.0', dependencies: named }),
    );
  };
  make('mfe-trial', 'react', '@askwell/ui', '@askwell/upgrade');
  make('packages/upgrade', '@askwell/contracts', '@askwell/platform');
  make('packages/contracts', 'zod', '@askwell/upgrade');
  expect(ownPackages('mfe-trial', folder)).toEqual(['contracts', 'upgrade']);
});
