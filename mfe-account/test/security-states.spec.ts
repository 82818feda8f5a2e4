import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createWebhook } from '@askwell/contracts';
import type { ProductOwner } from '@askwell/testing/product';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect, test } from '../../e2e/fixtures.ts';
import { buyPremium } from './profile-cards.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** What axe finds on the page as it stands, and by how much it is too wide. */
async function expectInOrder(page: Page): Promise<void> {
  await page.evaluate(axe);
  const faults = await page.evaluate(async () => {
    const { violations } = await window.axe.run('main, [role="dialog"], [role="alertdialog"]');
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)),
      ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
    ];
  });
  expect(faults).toEqual([]);
}

/** What the sections of the tabs ask for. */
const lists = /\/api\/(auth\/sessions|account\/(sessions|audit)|tokens|webhooks)(\?|$)/;
const longName = 'A name of a token that takes all of the sixty letters it may';

/** Much of everything, and all of it long. */
async function fill({ api, email, password }: ProductOwner): Promise<void> {
  for (const expiry of ['never', '90d']) await api.post('/api/tokens', { name: longName, expiry });
  const { data } = await api.call(createWebhook, {
    body: {
      url: `http://127.0.0.1:9/${'a-path-that-never-ends/'.repeat(20)}`,
      events: ['conversation.ended', 'question.unanswered', 'contact.left'],
    },
  });
  await api.post(`/api/webhooks/${data.webhook.id}/test`);
  for (let count = 0; count < 8; count += 1) await api.post('/api/auth/login', { email, password });
}

test.describe('the Security, Developers and Data tabs', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/status of 500/] });

  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const)
    test(`are in order while they load, fail, are empty and are full, in the ${colorScheme} at ${width} px`, async ({
      page,
      newOwner,
      signIn,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      const owner = await newOwner({ name: 'Bartholomäus-Maximilian von Hohenzollern-Sigmaringen' });
      await signIn(owner);

      await buyPremium(owner);
      const again = page.getByRole('button', { name: 'Try again' });
      for (const tab of ['security', 'developers']) {
        let fail = () => {};
        const isToFail = new Promise<void>((resolve) => (fail = resolve));
        await page.route(lists, async (route) => {
          await isToFail;
          const json = { success: false, code: 'internal', message: 'Something went wrong on our side.' };
          await route.fulfill({ status: 500, json });
        });
        await page.goto(`/profile?tab=${tab}`);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(2);
        await expectInOrder(page);
        fail();
        await expect(again).toHaveCount(2);
        await expectInOrder(page);

        await page.unroute(lists);
        for (const left of [1, 0]) {
          await again.first().press('Enter');
          await expect(again).toHaveCount(left);
        }
      }
      await page.reload();
      for (const name of ['Create token', 'Add webhook']) {
        await page.getByRole('button', { name }).press('Enter');
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText('Please enter a name')).toBeVisible();
      await expectInOrder(page);

      await fill(owner);
      await page.reload();
      await expect(page.getByText(longName)).toHaveCount(2);
      await page.getByRole('button', { name: 'Deliveries' }).press('Enter');
      await expect(page.getByText('It refused the connection.')).toBeVisible();
      await expectInOrder(page);
      await page.goto('/profile?tab=security');
      await expect(page.getByText(longName)).toHaveCount(2);
      await expectInOrder(page);

      await page.goto('/profile?tab=data');
      const remove = page.getByRole('button', { name: 'Delete account' });
      await remove.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await dialog.getByRole('button', { name: 'Delete account' }).press('Enter');
      await expect(dialog.getByLabel('Your email address')).toBeFocused();
      await expectInOrder(page);
      await page.keyboard.press('Escape');
      await expect(remove).toBeFocused();
    });
});
