import { expect, test } from 'vitest';
import type { NavigationEntry, RegistryRemote } from '@askwell/contracts';
import { isActive, navigationOf } from './navigation.ts';

const entry = (to: string, order: number, more: Partial<NavigationEntry> = {}): NavigationEntry => ({
  label: to,
  to,
  order,
  show: 'always',
  emphasis: false,
  aliases: [],
  ...more,
});

const remote = (paths: string[], navigation: NavigationEntry[]): RegistryRemote => ({
  name: `mfe-${paths.length}`,
  version: '1.0.0',
  global: 'x',
  entry: '/x.js',
  integrity: '',
  compatible: true,
  pages: paths.map((path) => ({ path, title: path, access: 'public' })),
  navigation,
});

test('entries of all remotes stand in one order, and none leads to a page that is not there', () => {
  const remotes = [
    remote(['/'], [entry('/', 10), entry('/features', 20)]),
    remote(['/login', '/dashboard'], [entry('/dashboard', 5), entry('/login', 80)]),
  ];
  const shown = navigationOf({ schema: 1, generation: 1, shell: '1', remotes });
  expect(shown.map(({ to }) => to)).toEqual(['/dashboard', '/', '/login']);
});

test('/ and /home both count as Home, and nothing else does', () => {
  const home = entry('/', 10, { aliases: ['/home'] });
  expect(['/', '/home', '/login'].map((path) => isActive(home, path))).toEqual([true, true, false]);
});
