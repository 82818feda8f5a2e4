import { startReceiver } from '../../api/src/modules/webhooks/receiver.fixture.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { buyPremium, openCard } from './profile-cards.ts';

test.use({ expectedConsole: [/status of 400 .*api\/webhooks/] });

test('an owner adds a webhook, tests it, reads the log, sends again, and deletes it', async ({
  page,
  newOwner,
  signIn,
}) => {
  const receiver = await startReceiver();
  const owner = await newOwner();
  await buyPremium(owner);
  await signIn(owner);
  const card = await openCard(page, 'developers', 'Webhooks');
  await card.getByRole('button', { name: 'Add webhook' }).click();
  await expect(card.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await card.getByRole('textbox', { name: 'Address' }).fill('my server');
  await card.getByRole('button', { name: 'Add webhook' }).click();
  await expect(card.getByText('Please enter an address such as https://example.com/askwell')).toBeVisible();
  await card.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await card.getByRole('button', { name: 'Add webhook' }).click();
  await expect(card.getByLabel('The secret of your new webhook')).toHaveValue(/^whsec_/);
  await card.getByRole('button', { name: 'Done' }).click();

  await card.getByRole('button', { name: 'Deliveries' }).click();
  await expect(card.getByText('Nothing has been sent yet.')).toBeVisible();
  receiver.answer(500);
  await card.getByRole('button', { name: 'Send a test' }).click();
  await expect(card.getByText('It answered 500.')).toBeVisible();
  receiver.answer(200);
  await card.getByRole('button', { name: 'Send again' }).click();
  await expect(card.getByText('Delivered')).toBeVisible();
  expect(receiver.received.map(({ event }) => event.type)).toEqual(['ping', 'ping']);

  await card.getByRole('button', { name: 'Pause' }).click();
  await expect(card.getByText('Paused')).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(card.getByText('No webhooks yet')).toBeVisible();
  receiver.stop();
});
