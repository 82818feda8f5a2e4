/** What a new remote is called: in lower case, in a title, and as a component. */
export type RemoteNames = { name: string; title: string; page: string };

/**
 * The names of a new remote, from `reports` or `mfe-reports`. Throws when it is no name: words in
 * lower case, with single hyphens between them.
 */
export function namesOf(given: string): RemoteNames {
  const name = given.replace(/^mfe-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    throw new Error('Name it in lower case, such as reports or weekly-reports.');
  const title = name.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );
  return { name, title, page: `${title.replaceAll(' ', '')}Page` };
}

/** What can build a remote: its preset, and what else a repository installs for it. */
export const bundlers = {
  webpack: { preset: '@askwell/build', packages: [] },
  rspack: { preset: '@askwell/build/rspack', packages: ['@rspack/core'] },
  vite: { preset: '@askwell/build/vite', packages: ['vite', '@module-federation/vite'] },
} satisfies Record<string, { preset: string; packages: string[] }>;
export type BundlerName = keyof typeof bundlers;

/** Whether a bundler of this name is known. */
export const isBundler = (name: string): name is BundlerName => Object.hasOwn(bundlers, name);

/** A remote with one public page and a link to it, wherever its folder is. */
export const pageFiles = (
  { name, title, page }: RemoteNames,
  platform: string,
  bundler: BundlerName = 'webpack',
): Record<string, string> => ({
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
  [`${bundler}.config.mjs`]: `import { remoteConfig } from '${bundlers[bundler].preset}';

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
});

export const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
