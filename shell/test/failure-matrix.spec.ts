import { expect, test, type Page, type Route } from '@playwright/test';
import { startFrontEnd, type FrontEnd } from './front-end.ts';
import { startReleased, type Released } from './released-front-end.ts';
import { signIn } from './signed-in.ts';

/** A page of each remote, by what stands on it, and a link to a page of another. */
const remotes = [
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
] as const;
type Remote = (typeof remotes)[number];

/**
 * What the machine itself may take, with other tests beside: none of it is patience of ours, whose exact measure is taken in
 * `shell.spec.ts` and `page-loader.test.ts`. A page that waited without an end would need longer than any of it.
 */
const slackMs = 20_000;

test.setTimeout(180_000);

/** Remotes are loaded with what the shell lends, or by the whole federation runtime. */
const runtimes = ['lent', 'whole'] as const;
type Runtime = (typeof runtimes)[number];

test.describe('on its way', () => {
  /** What becomes of a remote's files, and how long the page may wait for them: an attempt takes 3 s, and there are two. */
  const ways: { how: string; ms: number; hinder: (route: Route) => unknown }[] = [
    { how: 'down', ms: 1000, hinder: (route) => route.abort('connectionrefused') },
    { how: 'not there any more', ms: 1000, hinder: (route) => route.fulfill({ status: 404 }) },
    {
      how: 'changed by somebody',
      ms: 1000,
      hinder: (route) => route.fulfill({ body: 'document.title="taken over"' }),
    },
    { how: 'without an answer', ms: 7000, hinder: () => undefined },
  ];

  let site: FrontEnd;
  test.beforeAll(async () => {
    site = await startFrontEnd();
  });
  test.afterAll(() => site.stop());

  for (const [remote, runtime] of remotes.flatMap((one) => runtimes.map((other) => [one, other] as const))) {
    for (const { how, ms, hinder } of ways)
      test(`${remote.name} ${how}, with the ${runtime} runtime: its page says so, the rest works, and so does another try`, async ({
        page,
      }) => {
        await prepare(page, remote, runtime);
        const files = `**/remotes/${remote.name}/**`;
        await page.route(files, hinder);
        await expectFailure(page, site.url, remote, ms);
        await expect(page).not.toHaveTitle('taken over');
        await expectRest(page, site.url, remote);
        // What never came keeps the document from being loaded.
        await page.goBack({ waitUntil: 'commit' });
        await expect(heading(page)).toHaveText(/ is not available right now$/, { timeout: ms + slackMs });
        await page.unroute(files);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(heading(page)).toHaveText(remote.title);
      });

    test(`${remote.name} slow, with the ${runtime} runtime: it comes when it comes`, async ({ page }) => {
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
});

test.describe('as it was released', () => {
  const ways = [
    { how: 'broken in its script', code: () => 'title:' },
    { how: 'throwing as it is shown', code: () => 'get title(){throw Error("broken")}' },
  ];

  let site: Released;
  test.beforeAll(async () => {
    site = await startReleased();
  });
  test.afterAll(() => site.stop());

  for (const remote of remotes)
    for (const [at, { how, code }] of ways.entries())
      test(`${remote.name} ${how}: its page says so, the rest works, and a rollback mends it`, async ({
        page,
      }) => {
        await prepare(page, remote);
        const { name, title, path } = remote;
        await site.release(name, `2.0.${at}`, `title:"${title}"`, code());
        await expectFailure(page, site.url, remote, 1000);
        await expectRest(page, site.url, remote);
        await site.rollback(name);
        await page.goto(site.url + path);
        await expect(heading(page)).toHaveText(title);
      });
});

for (const remote of remotes)
  test(`${remote.name} for another platform: it is not even fetched, and a reload is offered`, async ({
    page,
  }) => {
    const site = await startFrontEnd({
      describe: (name, descriptor) =>
        name === remote.name ? { ...descriptor, platform: '^99.0.0' } : descriptor,
    });
    await prepare(page, remote);
    const ran: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') ran.push(new URL(request.url()).pathname);
    });
    await expectFailure(page, site.url, remote, 1000);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(ran.filter((path) => path.includes(remote.name))).toEqual([]);
    await expectRest(page, site.url, remote);
    expect(site.warnings).toEqual([]);
    await site.stop();
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Somebody whom the page is for, with an API that has nothing yet. */
async function prepare(page: Page, { path }: Remote, runtime: Runtime = 'lent') {
  if (runtime === 'whole') await page.addInitScript(() => localStorage.setItem('FEDERATION_DEBUG', '1'));
  await page.route('**/api/chatbot', (route) => route.fulfill({ json: { success: true, chatbots: [] } }));
  await page.route('**/api/chatbot/**', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Not now.' } }),
  );
  if (path === '/dashboard' || path.startsWith('/chatbot/')) await signIn(page);
}

async function expectFailure(page: Page, url: string, { path }: Remote, ms: number) {
  await page.goto(url + path, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(/ is not available right now$/, { timeout: ms + slackMs });
}

/** The frame is there, and a page of another remote opens from it. */
async function expectRest(page: Page, url: string, { path, other }: Remote) {
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: other, exact: true }).click();
  await expect(page).toHaveURL(`${url}/${other.toLowerCase()}`);
  const there = remotes.find((remote) => remote.path === `/${other.toLowerCase()}`);
  expect(there?.path).not.toBe(path);
  await expect(heading(page)).toHaveText(there?.title ?? '');
}
