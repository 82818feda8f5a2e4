import { expect, type Page, type Route } from '@playwright/test';
import { bundlers, titleOf } from './bundled-remotes.ts';
import { testWithBundled as test } from './shared-front-end.ts';
import { signIn } from './signed-in.ts';

/** A page of a remote, by what stands on it, and a link to a page of another. */
export type Remote = { name: string; path: string; title: string; other: string };

/** Those of the checkout, which webpack builds, and one of each other bundler. */
export const remotes: Remote[] = [
  {
    name: 'mfe-marketing',
    path: '/pricing',
    title: 'Two plans, and one price you can remember',
    other: 'Login',
  },
  { name: 'mfe-account', path: '/login', title: 'Welcome back', other: 'Pricing' },
  { name: 'mfe-builder', path: '/dashboard', title: 'Dashboard', other: 'Pricing' },
  {
    name: 'mfe-analytics',
    path: '/chatbot/0123456789abcdef01234567/analytics',
    title: 'Analytics',
    other: 'Pricing',
  },
  ...bundlers.map((name) => ({
    name: `mfe-${name}`,
    path: `/${name}`,
    title: titleOf(name),
    other: 'Pricing',
  })),
];

/**
 * Far more than a busy machine needs. `shell.spec.ts` and `page-loader.test.ts` test how long the
 * shell waits; a page that waited without an end would need longer than this.
 */
const slackMs = 20_000;

/**
 * A remote is loaded with the small runtime that the shell provides, or with the whole federation
 * runtime.
 */
type Runtime = 'lent' | 'whole';

/**
 * What happens to a remote's files, and how long the page may wait for them: an attempt takes 3 s,
 * and there are two.
 */
const ways: { how: string; ms: number; hinder: (route: Route) => unknown }[] = [
  { how: 'down', ms: 1000, hinder: (route) => route.abort('connectionrefused') },
  { how: 'not found', ms: 1000, hinder: (route) => route.fulfill({ status: 404 }) },
  {
    how: 'with changed files',
    ms: 1000,
    hinder: (route) => route.fulfill({ body: 'document.title="taken over"' }),
  },
  { how: 'without an answer', ms: 7000, hinder: () => undefined },
];

/**
 * Declares the tests of every remote whose files do not arrive, or arrive late, with one of the
 * runtimes.
 */
export function testUnreachableRemotes(runtime: Runtime) {
  for (const remote of remotes) {
    // An ES module needs the whole runtime in any case.
    if (remote.name === 'mfe-vite' && runtime === 'lent') continue;
    for (const { how, ms, hinder } of ways)
      test(`${remote.name} ${how}, with the ${runtime} runtime: its page says so, the rest works, and so does another try`, async ({
        page,
        site,
      }) => {
        await prepare(page, remote, runtime);
        const files = `**/remotes/${remote.name}/**`;
        await page.route(files, hinder);
        await expectFailure(page, site.url, remote, ms);
        await expect(page).not.toHaveTitle('taken over');
        await expectRest(page, site.url, remote);
        // The document never finishes loading without these files.
        await page.goBack({ waitUntil: 'commit' });
        await expect(heading(page)).toHaveText(/ is not available right now$/, { timeout: ms + slackMs });
        await page.unroute(files);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(heading(page)).toHaveText(remote.title);
      });

    test(`${remote.name} slow, with the ${runtime} runtime: the page appears when it arrives`, async ({
      page,
      site,
    }) => {
      await prepare(page, remote, runtime);
      await page.route(`**/remotes/${remote.name}/**`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1200));
        await route.continue();
      });
      await page.goto(site.url + remote.path);
      await expect(heading(page)).toHaveText(remote.title);
      await expectRest(page, site.url, remote);
    });
  }
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Signs in where the page needs it, with an API that has no chatbots. */
export async function prepare(page: Page, { path }: Remote, runtime: Runtime = 'lent') {
  if (runtime === 'whole') await page.addInitScript(() => localStorage.setItem('FEDERATION_DEBUG', '1'));
  // Anything else a page asks for; a 401 would end the session.
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Not now.' } }),
  );
  await page.route('**/api/chatbot', (route) => route.fulfill({ json: { success: true, chatbots: [] } }));
  if (path === '/dashboard' || path.startsWith('/chatbot/')) await signIn(page);
}

export async function expectFailure(page: Page, url: string, { path }: Remote, ms: number) {
  await page.goto(url + path, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(/ is not available right now$/, { timeout: ms + slackMs });
}

/** The frame is there, and a page of another remote opens from it. */
export async function expectRest(page: Page, url: string, { path, other }: Remote) {
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: other, exact: true }).click();
  await expect(page).toHaveURL(`${url}/${other.toLowerCase()}`);
  const there = remotes.find((remote) => remote.path === `/${other.toLowerCase()}`);
  expect(there?.path).not.toBe(path);
  await expect(heading(page)).toHaveText(there?.title ?? '');
}
