import { acceptInvitation, inviteMember } from '@askwell/contracts';
import type { ProductOwner } from '@askwell/testing';
import type { Locator, Page } from '@playwright/test';
import { buyPremium } from '../../mfe-account/test/profile-cards.ts';
import { expect, test } from './fixtures.ts';

const rowsOf = (page: Page) =>
  page.getByRole('region', { name: 'Conversations', exact: true }).getByRole('listitem');
const threadOf = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true });

/** The field says which option is chosen, while it keeps the focus. */
async function expectChosen(field: Locator, option: Locator) {
  await expect(field).toBeFocused();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
}

test('a member goes through the list and answers with a saved answer, by keyboard alone', async ({
  page,
  shop,
}) => {
  const asking = shop.visitor();
  await shop.visitor().ask('I want to talk to a person about teapots');
  await asking.ask('I want to talk to a person about kettles');
  await page.goto('/inbox?filter=waiting');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(rows.nth(0).locator('[aria-current]')).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.nth(1).locator('[aria-current]')).toBeVisible();
  await page.keyboard.press('k');
  await expect(rows.nth(0).locator('[aria-current]')).toBeVisible();
  const said = threadOf(page).getByRole('log', { name: 'Messages' });
  await expect(said).toContainText('about kettles');

  await page.keyboard.press('r');
  const field = threadOf(page).getByLabel('Reply to the visitor');
  await expect(field).toBeFocused();
  await page.keyboard.type('/');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(3);
  await expectChosen(field, options.nth(0));
  await page.keyboard.press('ArrowDown');
  await expectChosen(field, options.nth(1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectChosen(field, options.nth(2));
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('/');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('/shipping');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/^Shipping costs \$5/);
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(said).toContainText('Shipping costs $5');
  await expect.poll(async () => (await asking.transcript()).text).toContain('Shipping costs $5');

  await page.getByRole('heading', { name: 'Anonymous visitor' }).focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('e');
  await expect(said).toContainText('closed the conversation');
  await expect(rows).toHaveCount(1);
});

test('a saved answer is chosen with the mouse, and the field keeps the focus', async ({ page, shop }) => {
  await shop.visitor().ask('I want to talk to a person');
  await page.goto('/inbox?filter=waiting');
  await rowsOf(page).getByRole('button').click();
  const field = threadOf(page).getByLabel('Reply to the visitor');
  await field.fill('/');
  await page.getByRole('option', { name: 'Can I return an item?' }).click();
  await expect(field).toHaveValue(/within 30 days/);
  await expect(field).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('a member mentioned in a note is told by mail', async ({ page, shop, product, newOwner }) => {
  await buyPremium(shop.owner);
  const join = async (guest: ProductOwner) => {
    await shop.owner.api.call(inviteMember, { body: { email: guest.email, role: 'agent' } });
    const { text } = await product.mails.nextMail(guest.email);
    const [, token = ''] = /\/join#([\w-]+)/.exec(text) ?? [];
    await guest.api.call(acceptInvitation, { body: { token } });
  };
  const ben = await newOwner({ name: 'Ben Okafor', apiKey: null });
  await join(ben);
  await join(await newOwner({ name: 'Cleo Lind', apiKey: null }));
  await shop.visitor().ask('I want to talk to a person');
  await page.goto('/inbox?filter=waiting');
  await rowsOf(page).getByRole('button').click();
  await threadOf(page).getByRole('heading', { name: 'Anonymous visitor' }).focus();
  await page.keyboard.press('n');
  const field = threadOf(page).getByLabel('Internal note');
  await expect(field).toBeFocused();
  await page.keyboard.type('Please look, @');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(2);
  await expectChosen(field, options.nth(0));
  await page.keyboard.press('ArrowDown');
  await expectChosen(field, options.nth(1));
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('@be');
  await expectChosen(field, options.first());
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Please look, @Ben Okafor ');
  await page.keyboard.type('and ');
  // With the mouse the field keeps the focus, too.
  await page.keyboard.type('@cl');
  await options.getByText('Cleo Lind').click();
  await expect(field).toHaveValue('Please look, @Ben Okafor and @Cleo Lind ');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(threadOf(page).getByRole('log', { name: 'Messages' })).toContainText('@Ben Okafor');
  await expect
    .poll(async () => (await product.mails.nextMail(ben.email)).subject)
    .toBe('Asha Rao mentioned you in a note');
});
