import { versionOf } from './build-targets.ts';

/** The files of a new remote, by path. Its dependencies have the versions that are installed. */
export function filesOfNewRemote(name: string): Record<string, string> {
  const title = name.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );
  const page = `${title.replaceAll(' ', '')}Page`;
  const platform = versionOf('packages/platform');
  return {
    'package.json': json(packageJson(name, title)),
    'remote.json': json({
      name: `mfe-${name}`,
      platform: `^${platform}`,
      pages: [
        {
          path: `/${name}`,
          title,
          description: `${title}: a page of its own team.`,
          access: 'public',
        },
      ],
      navigation: [{ label: title, to: `/${name}`, order: 50, show: 'always' }],
    }),
    'webpack.config.mjs': `import { remoteConfig } from '@askwell/build';

export default remoteConfig(import.meta.dirname);
`,
    'src/remote.tsx': `import { defineRemote } from '@askwell/platform';

export default defineRemote({
  routes: [{ path: '/${name}', lazy: () => import('./${page}.tsx') }],
});
`,
    [`src/${page}.tsx`]: `import { Link } from '@askwell/platform';
import { ButtonLink, Page } from '@askwell/ui';

/** ${title}, and the way from there. */
export default function ${page}() {
  return (
    <Page title="${title}">
      <p>This page comes from its own remote, released on its own.</p>
      <ButtonLink as={Link} to="/" variant="secondary">
        Take Me Home
      </ButtonLink>
    </Page>
  );
}
`,
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

function packageJson(name: string, title: string): object {
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

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
