import { json, namesOf, pageFiles, type RemoteNames } from '../../packages/cli/src/index.ts';
import { versionOf } from './build-targets.ts';

/**
 * The files of a new remote in this repository, by path. Its dependencies have the versions that
 * are installed.
 */
export function filesOfNewRemote(name: string): Record<string, string> {
  const names = namesOf(name);
  const { title } = names;
  return {
    ...pageFiles(names, versionOf('packages/platform')),
    'package.json': json(packageJson(names)),
    'test/page.spec.ts': `import { expect, test } from '../../e2e/fixtures.ts';

test('the page can be reached by its link, and leads home again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '${title}', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${title}');
  await page.getByRole('link', { name: 'Take Me Home' }).click();
  await expect(page).toHaveURL('/');
});
`,
  };
}

function packageJson({ name, title }: RemoteNames): object {
  return {
    name: `@askwell/mfe-${name}`,
    version: '0.1.0',
    private: true,
    description: `The ${title.toLowerCase()} remote.`,
    type: 'module',
    exports: { '.': './src/remote.tsx' },
    dependencies: {
      '@askwell/contracts': '*',
      '@askwell/platform': '*',
      '@askwell/ui': '*',
      react: versionOf('node_modules/react'),
      'react-dom': versionOf('node_modules/react-dom'),
    },
    devDependencies: {
      '@askwell/build': '*',
      '@types/react': versionOf('node_modules/@types/react'),
      '@types/react-dom': versionOf('node_modules/@types/react-dom'),
    },
  };
}
