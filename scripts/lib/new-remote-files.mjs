import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Everything a remote consists of, by file. Its dependencies are those of its neighbours. */
export function filesOfNewRemote(name) {
  const title = name.replace(/(^|-)([a-z])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());
  const page = `${title.replaceAll(' ', '')}Page`;
  const { version: platform } = packageOf('packages/platform');
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

function packageJson(name, title) {
  const { version: react } = packageOf('node_modules/react');
  const { version: reactDom } = packageOf('node_modules/react-dom');
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
      react,
      'react-dom': reactDom,
    },
    devDependencies: {
      '@askwell/build': '*',
      '@types/react': packageOf('node_modules/@types/react').version,
      '@types/react-dom': packageOf('node_modules/@types/react-dom').version,
    },
  };
}

const packageOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
