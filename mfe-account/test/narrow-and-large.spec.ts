import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';

const guests = ['/login', '/register', '/forgot-password', '/verify-email'];
const owners = [
  '/profile',
  '/profile?tab=security',
  '/profile?tab=billing',
  '/profile?tab=developers',
  '/profile?tab=data',
  '/payment-success',
];

async function expectNoSidewaysScroll(page: Page, paths: string[], prepare: () => Promise<unknown>) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await prepare();
    const overflow = await page
      .getByRole('main')
      .evaluate((main) => Math.max(main.scrollWidth, main.getBoundingClientRect().right) - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeInViewport();
  }
}

for (const [what, width, fontSize] of [
  ['on a phone of 320 px', 320, '100%'],
  ['zoomed to 200 %', 640, '100%'],
  ['with letters of twice the size', 1280, '200%'],
  ['with letters of twice the size on a phone', 390, '200%'],
] as const)
  test(`no page of the account scrolls sideways ${what}`, async ({ page, newOwner, signIn }) => {
    await page.setViewportSize({ width, height: 640 });
    const enlarge = () =>
      page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
    await expectNoSidewaysScroll(page, guests, enlarge);
    const owner = await newOwner({ name: 'Bartholomäus-Maximilian von Hohenzollern-Sigmaringen' });
    await owner.api.put('/api/auth/profile', {
      email: `a.very.long.address.that.never.ends-${width}-${fontSize.length}@subdomain.example.com`,
      currentPassword: owner.password,
    });
    await signIn(owner);
    await expectNoSidewaysScroll(page, owners, enlarge);
  });

test('on a phone the tab of an address is in sight', async ({ page, newOwner, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(await newOwner());
  for (const name of ['Data', 'Profile', 'Developers']) {
    await page.goto(`/profile?tab=${name.toLowerCase()}`);
    await expect(page.getByRole('tab', { name, selected: true })).toBeInViewport({ ratio: 1 });
  }
});

test('nothing moves for people who asked for less motion', async ({ page, newOwner, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(await newOwner());
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await page.goto('/profile');
  await expect(page.getByText('Active Account')).toBeVisible();
  expect(await running(), 'the particles drift').toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(running).toBe(0);
});
