import type { Page, Route } from '@playwright/test';
import { passUntilVisible, stopTime } from '../../e2e/page-clock.ts';
import { startFrontEnd } from './front-end.ts';
import { expect, test } from './shared-front-end.ts';
import { owner, signIn } from './signed-in.ts';

const id = '0123456789abcdef01234567';
const figures = 'Last 7 days: 1,204 sessions, 92% resolved';
const files = '**/remotes/mfe-analytics/**';

/** An owner with one chatbot, whose statistics the API has. */
async function prepare(page: Page, analytics: object | null = found) {
  // Whatever else a page asks: a 401 would end the session.
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Not now.' } }),
  );
  await signIn(page);
  const json = (body: object) => (route: Route) => route.fulfill({ json: { success: true, ...body } });
  const at = '2026-01-02T03:04:05.000Z';
  const chatbot = {
    _id: id,
    name: 'Tea Corner',
    description: 'Answers about tea',
    status: 'active',
    isOverLimit: false,
    primaryColor: '#0a5d63',
    faqCount: 3,
    openDrafts: 0,
    analytics: { totalMessages: 5, totalViews: 9 },
    deployment: { isDeployed: true, isActive: true, deployedAt: at },
    createdAt: at,
    updatedAt: at,
  };
  await page.route('**/api/chatbot', json({ chatbots: [chatbot], creation: 'plan_limit' }));
  await page.route(`**/api/chatbot/${id}/analytics?*`, json({ data: { analytics } }));
  await page.route('**/api/inbox?*', json({ data: { conversations: [], cursor: null, counts } }));
  await page.route('**/api/inbox/stream', (route) => route.fulfill({ contentType: 'text/event-stream' }));
  const reports: string[] = [];
  await page.route('**/releases/report', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  return reports;
}
const found = { activeSessions: 1204, judgedSessions: 1000, unresolved: 8 };
const counts = { waiting: 120, mine: 0, open: 120, snoozed: 0 };

const card = (page: Page) => page.getByRole('article', { name: 'Tea Corner' });
const inbox = (page: Page) => page.getByRole('link', { name: /^Inbox, / });

/** What stands on the page, without what is lent. */
const placesOf = async (page: Page) => ({
  edit: await card(page).getByRole('link', { name: 'Edit' }).boundingBox(),
  account: await page.getByRole('button', { name: 'Account menu' }).boundingBox(),
});

test('a lent component is shown where its place was, and nothing moves', async ({ page, site }) => {
  await prepare(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  const asked = page.waitForRequest(files);
  await page.goto(`${site.url}/dashboard`, { waitUntil: 'commit' });
  await asked;
  // The page's time passes slowly, so that the dashboard's second attempt does not time out.
  await stopTime(page);
  await passUntilVisible(page, card(page));
  await passUntilVisible(page, page.getByRole('button', { name: 'Account menu' }));
  await page.evaluate(async () => void (await document.fonts.ready));
  // The owner of the slots is slow: everything works meanwhile.
  const before = await placesOf(page);
  await card(page).getByRole('button', { name: 'More actions for Tea Corner' }).click();
  await page.keyboard.press('Escape');
  await expect(inbox(page)).toHaveCount(0);
  release();
  await page.clock.resume();
  await expect(card(page)).toContainText(figures);
  await expect(inbox(page)).toHaveText('99+');
  expect(await placesOf(page)).toEqual(before);
});

test('when the lender is down, its slots are empty, and its release has a failure', async ({
  page,
  site,
}) => {
  const reports = await prepare(page);
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.route(files, (route) => route.abort('connectionrefused'));
  await page.goto(`${site.url}/dashboard`);
  await expect.poll(() => reports.join()).toContain('remoteEntry.js did not load');
  await expect(card(page).getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(card(page)).not.toContainText('Last 7 days');
  await expect(inbox(page)).toHaveCount(0);
  expect(thrown).toEqual([]);

  // The page of the same remote can still be opened, by its second attempt.
  await page.unroute(files);
  await page.goto(`${site.url}/inbox`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
});

test('a lent component that throws takes only itself away', async ({ page, site }) => {
  const reports = await prepare(page, null);
  await page.goto(`${site.url}/dashboard`);
  await expect.poll(() => reports.join()).toContain('activeSessions');
  expect(reports.join()).toContain('"remote":"mfe-analytics"');
  await expect(inbox(page)).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(card(page)).not.toContainText('Last 7 days');
});

test('without the app bar’s file the page goes on without what is lent', async ({ page, site }) => {
  await prepare(page);
  await page.route(/shell\/js\/app-bar\./, (route) => route.abort());
  await page.goto(`${site.url}/dashboard`);
  await expect(card(page).getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('a release from before its slots lends nothing, takes no room, and is not fetched for them', async ({
  page,
}) => {
  const site = await startFrontEnd({
    describe: (name, descriptor) => (name === 'mfe-analytics' ? { ...descriptor, slots: [] } : descriptor),
  });
  await prepare(page);
  await page.goto(`${site.url}/dashboard`);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'Edit' })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(card(page)).not.toContainText('Last 7 days');
  await expect(inbox(page)).toHaveCount(0);
  expect(site.requests.filter((path) => path.startsWith('/remotes/mfe-analytics/'))).toEqual([]);
  await site.stop();
});

test('an account’s role that may not read the inbox is not asked about it', async ({ page, site }) => {
  await prepare(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const account = { ...owner.account, role: 'guest' };
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ json: { success: true, user: { ...owner, account } } }),
  );
  await page.goto(`${site.url}/dashboard`);
  await expect(card(page)).toContainText(figures);
  expect(asked).not.toContain('/api/inbox');
});
