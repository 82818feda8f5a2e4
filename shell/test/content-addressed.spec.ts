import { expect, test } from '@playwright/test';
import { filesOfNewRemote } from '../../scripts/lib/new-remote-files.ts';
import { trialRemote } from './trial-remote.ts';

test('a release shares every file with the one before but its entry and the page that changed', async () => {
  const remote = await trialRemote('parts');
  const other = filesOfNewRemote('other')['src/OtherPage.tsx'] ?? '';
  await remote.write(
    'src/remote.tsx',
    `import { defineRemote } from '@askwell/platform';
     export default defineRemote({
       routes: [
         { path: '/parts', lazy: () => import('./PartsPage.tsx') },
         { path: '/other', lazy: () => import('./OtherPage.tsx') },
       ],
     });`,
  );
  const { pages, ...described } = JSON.parse(filesOfNewRemote('parts')['remote.json'] ?? '');
  const otherPage = { ...pages[0], path: '/other', title: 'Other' };
  await remote.write('remote.json', JSON.stringify({ ...described, pages: [...pages, otherPage] }));
  await remote.write('src/OtherPage.tsx', other);
  const first = await remote.build();
  await remote.write('src/OtherPage.tsx', other.replace('own remote', 'other remote'));
  const second = await remote.build();
  await remote.write('src/OtherPage.tsx', other);
  const third = await remote.build();
  await remote.remove();

  const changed = [...second.keys()].filter(
    (file) => /\.(js|css|html)$/.test(file) && !sameIn(first, second, file),
  );
  expect(changed.toSorted()).toEqual([
    expect.stringMatching(/^js\/\d+\.\w+\.js$/),
    expect.stringMatching(/^pages\/other\.\w+\.html$/),
    'remoteEntry.js',
  ]);
  // The same sources give the same release, whatever was built between.
  expect([...third.keys()].filter((file) => !sameIn(first, third, file))).toEqual([]);
  expect([...third.keys()].toSorted()).toEqual([...first.keys()].toSorted());

  // For reports of failures: the lines of the sources, and none of their text.
  const page = changed.find((file) => file.startsWith('js/')) ?? '';
  const map = JSON.parse(String(second.get(`${page}.map`)));
  expect(map.sources.join()).toMatch(/webpack:\/\/mfe-parts\/\S*OtherPage\.tsx/);
  expect(map.sourcesContent).toBeUndefined();
  expect(String(second.get(page))).not.toContain('sourceMappingURL');
  // The entry has none of the sources, so no frame of it is taken for a line of them.
  expect(second.has('remoteEntry.js.map')).toBe(false);
});

const sameIn = (one: Map<string, Buffer>, two: Map<string, Buffer>, file: string): boolean =>
  one.get(file)?.equals(two.get(file) ?? Buffer.of()) ?? false;
