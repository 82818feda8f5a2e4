import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageImports } from '../src/page-imports.ts';

test('the module of each route is read off the source, however it is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-build-'));
  const file = join(folder, 'remote.tsx');
  await writeFile(
    file,
    `import { defineRemote } from '@askwell/platform';
     const other: number = 1;
     export default defineRemote({
       routes: [
         { path: '/', lazy: () => import('./HomePage.tsx') },
         { path: '/login', lazy: () => import('./pages.ts').then(({ LoginPage }) => ({ default: LoginPage })) },
         { path: '/late', lazy: async () => { return await import('./LatePage.tsx'); } },
       ],
     });`,
  );
  expect([...(await pageImports(file))]).toEqual([
    ['/', './HomePage.tsx'],
    ['/login', './pages.ts'],
    ['/late', './LatePage.tsx'],
  ]);
  await rm(folder, { recursive: true });
});
