import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOfNewRemote } from '../lib/new-remote-files.ts';
import { root } from '../lib/run.ts';

test('it has the files of its neighbours, which the build looks for by name', () => {
  for (const file of Object.keys(filesOfNewRemote('trial')).filter((path) => !path.includes('/')))
    expect(existsSync(join(root, 'mfe-marketing', file)) ? 'there' : `no ${file}`).toBe('there');
});

test('a name of several words becomes a title, a component and a path', () => {
  const files = filesOfNewRemote('team-reports');
  expect(Object.keys(files)).toContain('src/TeamReportsPage.tsx');
  expect(files['src/TeamReportsPage.tsx']).toContain('<Page title="Team Reports">');
  expect(JSON.parse(files['remote.json'] ?? '')).toMatchObject({
    name: 'mfe-team-reports',
    pages: [{ path: '/team-reports', title: 'Team Reports' }],
    navigation: [{ label: 'Team Reports', to: '/team-reports' }],
  });
});

test('its dependencies have one exact version each, that of the other remotes', () => {
  const { dependencies, devDependencies } = JSON.parse(filesOfNewRemote('trial')['package.json'] ?? '');
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(`${name} ${String(version)}`).toMatch(/^(@askwell\/\S+ \*|(?!@askwell\/)\S+ \d+\.\d+\.\d+)$/);
});

test('the files that its own files import from the checkout are there', () => {
  expect(filesOfNewRemote('trial')['test/page.spec.ts']).toContain("from '../../e2e/fixtures.ts'");
  expect(existsSync(join(root, 'e2e/fixtures.ts'))).toBe(true);
});
