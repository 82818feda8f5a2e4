import { acceptInvitation, getMe, inviteMember, limits } from '@askwell/contracts';
import type { ProductOwner } from '@askwell/testing/product';
import type { Locator } from '@playwright/test';
import { buyPremium } from '../../mfe-account/test/profile-cards.ts';
import { axeFindingsInAnyLight as findings } from '../../e2e/axe-findings.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { openWaiting, rowsOf, saidIn, threadOf } from './inbox-pages.ts';

// Replies that are refused.
test.use({ expectedConsole: [/status of 409 .*\/messages/] });

/** The field says which option is chosen, while it keeps the focus. */
async function expectChosen(field: Locator, option: Locator) {
  await expect(field).toBeFocused();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
}

test('an account without conversations sees a sample of one, until a visitor writes', async ({
  page,
  shop,
}) => {
  await page.goto('/inbox');
  await expect(page.getByText('No open conversations')).toBeVisible();
  await expect(page.getByText('Answer your visitors yourself')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await shop.visitor().ask('I want to talk to a person about teapots');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByText('Answer your visitors yourself')).toHaveCount(0);
});

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
  const said = saidIn(page);
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

test('with the mouse a member inserts a saved answer, snoozes, searches, closes, and takes that back', async ({
  page,
  shop,
}) => {
  const asking = shop.visitor();
  await asking.ask('I want to talk to a person about teapots');
  await openWaiting(page);
  const field = threadOf(page).getByLabel('Reply to the visitor');
  await field.fill('/');
  await page.getByRole('option', { name: 'Can I return an item?' }).click();
  await expect(field).toHaveValue(/within 30 days/);
  await expect(field).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);

  const actions = threadOf(page);
  await actions.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('menuitem', { name: 'In 1 hour' }).click();
  await expect(rowsOf(page)).toHaveCount(0);
  const filters = page.getByRole('group', { name: 'Show' });
  await filters.getByRole('button', { name: 'Snoozed 1' }).click();
  await expect(rowsOf(page)).toContainText('Snoozed until');
  await actions.getByRole('button', { name: 'End snooze' }).click();
  await expect(rowsOf(page)).toHaveCount(0);

  await filters.getByRole('button', { name: 'All' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await search.fill('kettles');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await search.fill('teapots');
  await expect(rowsOf(page)).toHaveCount(1);

  await actions.getByRole('button', { name: 'Close', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // Held, so that its time cannot end before it is pressed.
  await undo.hover();
  await expect(rowsOf(page)).toContainText('Closed');
  await undo.click();
  await expect(rowsOf(page)).toContainText('With you');
  await expect(saidIn(page)).toContainText('reopened the conversation');

  // The visitor writes while the reply is on its way.
  await field.fill('On Mondays.');
  await page.route(
    '**/api/inbox/*/messages',
    async (route) => {
      await asking.ask('A blue one');
      await route.continue();
    },
    { times: 1 },
  );
  await field.press('Control+Enter');
  const again = page.getByRole('button', { name: 'Read them first' });
  await expect(again).toBeVisible();
  // With what was written meanwhile it is too long, and stays.
  const most = limits.message.characters;
  await field.fill('x'.repeat(most));
  // A refused reply never becomes a note.
  await actions.getByRole('button', { name: 'Note', exact: true }).click();
  await again.click();
  await expect(field).toHaveValue(`On Mondays.\n${'x'.repeat(most)}`);
  await expect(field).toHaveAccessibleDescription(new RegExp(`at most ${most} characters`));
  await field.fill('On Mondays.');
  await expect(saidIn(page)).toContainText('A blue one');
  await field.press('Control+Enter');
  await expect(saidIn(page).getByText('On Mondays.')).toHaveCount(1);
});

test('a member mentioned in a note gets a mail, and takes a conversation that another is answering', async ({
  page,
  shop,
  product,
  newOwner,
}) => {
  await buyPremium(shop.owner);
  const join = async (guest: ProductOwner) => {
    await shop.owner.api.call(inviteMember, { body: { email: guest.email, role: 'agent' } });
    const { text } = await product.mails.nextMail(guest.email);
    const [, token = ''] = /\/join#([\w-]+)/.exec(text) ?? [];
    await guest.api.call(acceptInvitation, { body: { token } });
  };
  const { accounts } = await shop.owner.api.call(getMe);
  const [{ id: account } = { id: '' }] = accounts;
  const ben = await newOwner({ name: 'Ben Okafor', apiKey: null });
  await join(ben);
  await join(await newOwner({ name: 'Cleo Lind', apiKey: null }));
  await shop.visitor().ask('I want to talk to a person');
  await openWaiting(page);
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
  await expect(saidIn(page)).toContainText('@Ben Okafor');
  await expect
    .poll(async () => (await product.mails.nextMail(ben.email)).subject)
    .toBe('Asha Rao mentioned you in a note');

  // Assigned, and taken back.
  const actions = threadOf(page);
  await actions.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Assign to Ben Okafor' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(actions).toContainText('With Ben Okafor');
  await undo.click();
  await expect(actions.getByRole('heading', { name: 'Anonymous visitor' })).toBeFocused();
  await expect(actions.locator('header')).toContainText('Waiting');

  // Ben takes it while a reply is on its way.
  const reply = actions.getByLabel('Reply to the visitor');
  await actions.getByRole('button', { name: 'Reply', exact: true }).click();
  await reply.fill('I am looking.');
  await page.route(
    '**/api/inbox/*/messages',
    async (route) => {
      const [, id = ''] = /inbox\/(\w+)\/messages/.exec(route.request().url()) ?? [];
      await ben.api.post(`/api/inbox/${id}/assign`, {}, { 'Askwell-Account': account });
      await route.continue();
    },
    { times: 1 },
  );
  await reply.press('Control+Enter');
  await expect(actions).toContainText('Ben Okafor has this conversation.');
  // It is not lost by a reload.
  await page.reload();
  await expect(actions).toContainText('Not sent.');
  await actions.getByRole('button', { name: 'Try again' }).click();
  await expect(actions).toContainText('Ben Okafor has this conversation.');
  await actions.getByRole('button', { name: 'Take over and send' }).click();
  await expect(saidIn(page).getByText('I am looking.')).toHaveCount(1);
  await expect(actions).toContainText('With you');
});

test('the title counts visitors who wait, a sound tells of them where it is on, and axe has nothing serious to say', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        Object.assign(window, { tones: Number(Reflect.get(window, 'tones')) + 1 });
        return super.createOscillator();
      }
    };
  });
  const tones = () => page.evaluate<number>(() => Reflect.get(window, 'tones'));
  await page.goto('/inbox');
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await expect(page).toHaveTitle(/^Inbox/);
  const first = shop.visitor();
  await first.ask('I want to talk to a person about teapots');
  await expect(page).toHaveTitle(/^\(1\) Inbox/);
  expect(await tones()).toBe(0);

  await page.getByRole('checkbox', { name: 'Sound' }).check();
  await shop.visitor().ask('I want to talk to a person about kettles');
  await expect(page).toHaveTitle(/^\(2\) Inbox/);
  await expect.poll(tones).toBe(1);

  await rowsOf(page).filter({ hasText: 'teapots' }).getByRole('button').click();
  await expect(saidIn(page)).toContainText('about teapots');
  expect(await findings(page)).toEqual([]);
  await threadOf(page).getByRole('button', { name: 'Note', exact: true }).click();
  await page.keyboard.press('Escape');
  expect(await findings(page)).toEqual([]);
});
