import { expect, test } from 'vitest';
import {
  circlesOf,
  closureOf,
  crowdedFolders,
  importsIn,
  modulesOf,
  partOf,
  violationsOf,
} from '../lib/api-graph.ts';

const graphOf = (files: Record<string, string[]>) => new Map(Object.entries(files));

test('imports of types, re-exports and dynamic imports count, packages do not', () => {
  const text = `
import { a } from './a.ts';
import type {
  B,
} from '../b.ts';
export { c } from './c.ts';
import { z } from 'zod';
const d = await import('./d.ts');
`;
  expect(importsIn(text)).toEqual(['./a.ts', '../b.ts', './c.ts', './d.ts']);
  expect(importsIn(text, 'values')).toEqual(['./a.ts', './c.ts', './d.ts']);
});

test('a file belongs to the most special part', () => {
  expect(partOf('process/secrets.ts')).toBe('process/secrets.ts');
  expect(partOf('process/server.ts')).toBe('process');
  expect(partOf('stray.ts')).toBeNull();
});

test('an import from below, past an index or from nowhere breaks the order', () => {
  const graph = graphOf({
    'kernel/clock.ts': [],
    'kernel/owner.ts': ['modules/accounts/index.ts'],
    'modules/accounts/index.ts': ['modules/accounts/users.store.ts'],
    'modules/accounts/users.store.ts': ['kernel/clock.ts'],
    'modules/payments/orders.ts': ['modules/accounts/users.store.ts', 'compose.ts'],
    'modules/webhooks/emit.ts': ['modules/accounts/index.ts', 'modules/accounts/keys.index.ts'],
    'modules/webhooks/store.ts': ['modules/accounts/module.ts'],
    'compose.ts': ['modules/accounts/index.ts', 'modules/accounts/module.ts'],
    'stray.ts': [],
  });
  expect(violationsOf(graph)).toEqual([
    'kernel/owner.ts imports modules/accounts/index.ts, which stands below it',
    "modules/payments/orders.ts imports modules/accounts/users.store.ts past the module's index.ts",
    'modules/payments/orders.ts imports compose.ts, which stands below it',
    "modules/webhooks/store.ts imports modules/accounts/module.ts past the module's index.ts",
    'stray.ts belongs to no part of the order',
  ]);
});

test('a circle is found between files and between modules, however long', () => {
  const graph = graphOf({
    'modules/a/one.ts': ['modules/b/one.ts'],
    'modules/b/one.ts': ['modules/c/one.ts'],
    'modules/c/one.ts': ['modules/c/two.ts'],
    'modules/c/two.ts': ['modules/a/two.ts'],
    'modules/a/two.ts': [],
  });
  expect(circlesOf(graph)).toEqual([]);
  expect(circlesOf(modulesOf(graph))).toEqual([['modules/a', 'modules/b', 'modules/c']]);
  const closed = new Map(graph).set('modules/a/two.ts', ['modules/a/one.ts']);
  expect(circlesOf(closed)).toEqual([[...closed.keys()].toSorted()]);
});

test('the closure of a file holds each file that it needs once', () => {
  const graph = graphOf({ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': [], 'd.ts': ['a.ts'] });
  expect([...closureOf(graph, 'a.ts')].toSorted()).toEqual(['a.ts', 'b.ts', 'c.ts']);
});

test('a folder with more files than allowed is named', () => {
  const graph = graphOf({ 'x/a.ts': [], 'x/b.ts': [], 'y/c.ts': [] });
  expect(crowdedFolders(graph, 1)).toEqual([{ folder: 'x', files: 2 }]);
});
