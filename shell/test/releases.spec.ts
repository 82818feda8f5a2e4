import { expect, test, type Page, type Route } from '@playwright/test';
import { buildOf } from '../../packages/web-host/test/release-fixture.ts';
import { startReleased, type Released } from './released-front-end.ts';

// Each starts a site of its own and renders every page of it, some several times.
let site: Released;
let complaints: string[];

test.beforeEach(async ({ page }) => {
  site = await startReleased();
  complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
});

test.afterEach(async () => {
  await site.stop();
  expect(complaints).toEqual([]);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** As somebody does who comes back to a tab after a while; the tab hears what is live by then. */
async function comeBackLater(page: Page) {
  await page.clock.fastForward(31_000);
  const told = page.waitForResponse('**/remotes.json');
  await page.evaluate('dispatchEvent(new Event("focus"))');
  await (await told).finished();
  // What the answer says is known when its promise has been read.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
}

test('an open tab takes a release on its next way into that remote, keeps what is typed, and a rollback too', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/login`);
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.evaluate('window.sameDocument = true');

  await site.release('mfe-account', '2.0.0', 'Welcome back', 'Good to see you');
  await comeBackLater(page);
  await page.getByLabel('Password', { exact: true }).fill('typed later');
  await expect(page.getByLabel('Email Address')).toHaveValue('ada@example.com');
  await expect(heading(page)).toHaveText('Welcome back');

  await follow(page, 'Pricing');
  await expect(page).toHaveURL(`${site.url}/pricing`);
  await follow(page, 'Login');
  await expect(heading(page)).toHaveText('Good to see you');
  expect(await page.evaluate('window.sameDocument')).toBe(true);

  await site.rollback('mfe-account');
  await comeBackLater(page);
  await follow(page, 'Pricing');
  await follow(page, 'Login');
  await expect(heading(page)).toHaveText('Welcome back');
  expect(await page.evaluate('window.sameDocument')).toBe(true);
});

for (const [how, hinder] of [
  ['is not answered', (route: Route) => route.abort()],
  [
    'is answered with an error',
    (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  ],
  ['is answered with something else', (route: Route) => route.fulfill({ json: { remotes: 'none' } })],
] as const)
  test(`an open tab goes on with what it knows when its question what is live ${how}`, async ({ page }) => {
    await page.clock.install();
    await page.goto(`${site.url}/login`);
    await site.release('mfe-account', '2.0.0', 'Welcome back', 'Good to see you');
    let asked = 0;
    await page.route('**/remotes.json', (route) => {
      asked += 1;
      return hinder(route);
    });
    await page.clock.fastForward(31_000);
    await page.evaluate('dispatchEvent(new Event("focus"))');
    await expect.poll(() => asked).toBe(1);
    await follow(page, 'Pricing');
    await expect(page).toHaveURL(`${site.url}/pricing`);
    await follow(page, 'Login');
    await expect(heading(page)).toHaveText('Welcome back');

    // The next question finds the server again.
    await page.unroute('**/remotes.json');
    await comeBackLater(page);
    await follow(page, 'Pricing');
    await follow(page, 'Login');
    await expect(heading(page)).toHaveText('Good to see you');
  });

test('a new visit gets the release at once, prerendered before its scripts run', async ({ browser }) => {
  await site.release('mfe-marketing', '2.0.0', 'Two plans, and one price', 'Two plans, and one sum');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/pricing`);
  await expect(heading(page)).toHaveText('Two plans, and one sum you can remember');
  await context.close();
  expect(site.warnings).toEqual([]);
});

test('a release that moves pages or links is taken with one new document, on the next page', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/login`);
  await page.evaluate('window.sameDocument = true');
  await site.release('mfe-marketing', '2.0.0', 'Pricing', 'Prices');
  const navigation = [{ label: 'Later', to: '/later', order: 15 }];
  const later = buildOf('1', { name: 'mfe-later', paths: ['/later'], platform: '^1.0.0', navigation });
  await site.releaseFiles('mfe-later', later);
  await comeBackLater(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Later' })).toBeHidden();
  await follow(page, 'Get Started');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Later' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/register`);
  await follow(page, 'Login');
  await expect(page.getByLabel('Email Address')).toBeVisible();
  expect(loads).toBe(1);
});

test('visitors of a share stay with what they got, and their failures are counted', async ({ browser }) => {
  await site.release('mfe-account', '2.0.0', 'Welcome back', 'Good to see you', { share: 50, guard: true });
  for (const [group, text] of [
    ['49', 'Good to see you'],
    ['50', 'Welcome back'],
  ] as const) {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'askwell-group', value: group, url: site.url }]);
    const page = await context.newPage();
    for (const path of ['/login', '/register', '/login']) {
      await page.goto(site.url + path);
      // A page counts as viewed when it works, which is after it is painted.
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
    }
    await expect(heading(page)).toHaveText(text);
    await context.close();
  }
  // A tab tells what it has seen as it is closed.
  await expect.poll(() => site.releases.counts.of('mfe-account', '2.0.0').views).toBeGreaterThan(0);
  expect(site.releases.counts.of('mfe-account', '2.0.0').errors).toBe(0);
});

test('a release that breaks as it is shown is reported by the tabs, and rolled back by its guard', async ({
  browser,
  page,
}) => {
  // Its page throws where it says its heading.
  await site.release('mfe-account', '2.0.0', 'title:"Welcome back"', 'get title(){throw Error("broken")}', {
    guard: true,
  });
  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toHaveText('This page is not available right now');
  await expect.poll(() => site.releases.counts.of('mfe-account', '2.0.0').errors).toBe(1);
  // With what its team needs to find the fault.
  expect(site.releases.problems.of('mfe-account', '2.0.0')).toMatchObject([
    { message: 'Error: broken', stack: expect.stringContaining('/remotes/mfe-account/') },
  ]);
  // Others see the same.
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1']) {
    await site.report(address, { remote: 'mfe-account', version: '2.0.0', views: 10, errors: 5 });
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => site.warnings.join()).toContain('failed more often than the release before');
  const other = await browser.newPage();
  await expect(async () => {
    await other.goto(`${site.url}/login`);
    await expect(heading(other)).toHaveText('Welcome back');
  }).toPass();
  await other.close();
  // Its prerendered HTML was good: React says that it could not hydrate it (error 422).
  complaints = complaints.filter((text) => text !== 'broken' && !text.includes('React error #422'));
});

test('the web vitals of a visit are reported for the release whose page was opened', async ({ page }) => {
  const measured = await startReleased({ measured: 100 });
  try {
    const library = page.waitForResponse(/\/js\/later\./);
    await page.goto(`${measured.url}/login`);
    await (await library).finished();
    await page.getByLabel('Email Address').click();
    await page.goto('about:blank');
    const [release] = measured.releases.versions('mfe-account');
    await expect
      .poll(() => Object.keys(measured.releases.counts.of('mfe-account', release ?? '').vitals))
      .toEqual(expect.arrayContaining(['lcp', 'cls']));
  } finally {
    await measured.stop();
  }
});

test('a preview is seen on a phone after its button is pressed, until it is ended there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url + (await site.preview('mfe-account', '2.0.0', 'Welcome back', 'Good to see you')));
  await expect(heading(page)).toHaveText('Preview of mfe-account');
  await page.getByRole('button', { name: 'Use this preview in this browser' }).click();
  await expect(heading(page)).toHaveText('Good to see you');
  const badge = page.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText('Preview of mfe-account 2.0.0');
  await page.goto(`${site.url}/pricing`);
  await badge.getByRole('button', { name: 'End preview' }).click();
  await expect(badge).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/pricing`);
  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toHaveText('Welcome back');
});
