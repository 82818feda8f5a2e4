import { updateChatbot, updateProfile } from '@askwell/contracts';
import { makeChatbot, visitor } from '@askwell/testing/product';
import { startReceiver } from '../api/src/modules/webhooks/receiver.fixture.ts';
import { buyPremium } from '../mfe-account/test/profile-cards.ts';
import { publicPages } from './pages.ts';
import { expect, gap, ownerName, request, test, xx } from './pseudo-locale.fixture.ts';

test.use({
  actionTimeout: 60_000,
  expectedConsole: [/React DevTools|took \d+ms|status of 4\d\d|ERR_FAILED|RemoteUnavailable/],
});
/** In other letters: what the tests type is not mistaken for text of the interface. */
const chatbotName = 'Чай';

test.describe('in another language, no text stays English', () => {
  test('on the public pages', async ({ openTranslated }) => {
    for (const path of publicPages) await openTranslated(path);
  });

  test('in the menu of a phone', async ({ page, openTranslated, expectTranslated }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTranslated('/about');
    await page.getByRole('button', { name: xx('Menu') }).click();
    await expectTranslated('the menu');
  });

  test('in a form that is sent empty, or that the server rejects', async ({
    page,
    openTranslated,
    expectTranslated,
    press,
  }) => {
    const forms = [
      ['/contact', 'Send Message'],
      ['/register', 'Create account'],
      ['/forgot-password', 'Send Reset Code'],
      ['/login', 'Log in'],
    ] as const;
    for (const [path, action] of forms) {
      await openTranslated(path);
      await press(action);
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectTranslated(`${path} without input`);
    }
    await page.getByLabel(xx('Email')).fill('asha@example.com');
    await page.getByLabel(`[${xx('Password')}]`, { exact: true }).fill('wrong password');
    await press('Log in');
    await expect(page.getByRole('alert')).toContainText(xx('Invalid email or password.'));
    await expectTranslated('/login with a wrong password');
  });

  test('on a page that cannot be loaded', async ({ page, openTranslated, expectTranslated }) => {
    await openTranslated('/about');
    await page.route('**/mfe-account/**', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('button', { name: xx('Try again') })).toBeVisible();
    await expectTranslated('the failure of a remote');
  });

  test('in the profile', async ({ page, asha, openTranslated, expectTranslated, press }) => {
    await asha.api.call(updateProfile, { body: { email: 'asha.new@example.com' } });
    await openTranslated('/profile?tab=billing');
    await openTranslated('/profile?tab=security');
    await press('Change Password');
    await expectTranslated('the password form');
    await openTranslated('/profile?tab=team');
    await openTranslated('/profile?tab=data');
    await press('Delete account');
    await expectTranslated('the dialog that deletes the account');
    await page.keyboard.press('Escape');
    await openTranslated('/profile');
    await press('Edit Profile');
    await page.getByLabel(xx('Full Name')).fill(' ');
    await press('Save Changes');
    await expectTranslated('the form of the profile');
  });

  test('in the tokens and webhooks', async ({ page, asha, openTranslated, expectTranslated, press }) => {
    const receiver = await startReceiver();
    await buyPremium(asha);
    await openTranslated('/profile?tab=developers');
    await press('Create token');
    await press('Create token');
    await expectTranslated('an empty token');
    await page.getByLabel(xx('Token name')).fill('Чай');
    await press('Create token');
    await expect(page.getByLabel(xx('Your new token'))).toBeVisible();
    await expectTranslated('a new token');
    await press('Done');
    await press('Revoke');
    await expectTranslated('the dialog that revokes a token');
    await page.keyboard.press('Escape');

    await press('Add webhook');
    await page.getByRole('textbox', { name: xx('Address') }).fill(receiver.url);
    await press('Add webhook');
    await expectTranslated('the secret of a webhook');
    await press('Done');
    await press('Deliveries');
    receiver.answer(500);
    await press('Send a test');
    await expect(page.getByRole('button', { name: xx('Send again') })).toBeVisible();
    await expectTranslated('the deliveries');
    await press('Renew secret');
    await expectTranslated('the dialog that renews a secret');
    receiver.stop();
  });

  test('after a payment', async ({ asha, openTranslated }) => {
    await openTranslated('/payment-success');
    await openTranslated('/payment-success?orderId=nothing');
    await buyPremium(asha);
    await openTranslated('/payment-success');
    await openTranslated('/pricing');
    await openTranslated('/profile?tab=billing');
  });

  test('on the dashboard', async ({ page, newOwner, signIn, openTranslated, expectTranslated, press }) => {
    const asha = await newOwner({ name: ownerName, apiKey: null });
    await signIn(asha);
    await openTranslated('/dashboard');
    await press('Save API Key');
    await page.getByLabel(xx('Gemini API Key')).fill('AIza-invalid-key');
    await press('Save API Key');
    await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
    await expectTranslated('a rejected key');
    await page.getByLabel(xx('Gemini API Key')).fill('AIzaSyTestTestTestTestTestTestTest3f9K');
    await press('Save API Key');
    await expect(page.getByRole('link', { name: xx('Create Your First Chatbot') })).toBeVisible();
    await expectTranslated('an empty dashboard');

    await makeChatbot(asha, { name: chatbotName });
    await openTranslated('/dashboard');
    await press('More actions');
    await expectTranslated('the menu of a chatbot');
    await press('Embed code', 'menuitem');
    await expectTranslated('the embed code');
    await page.keyboard.press('Escape');
    await press('Delete Chatbot');
    await expectTranslated('the dialog that deletes a chatbot');
    await press('Delete Chatbot');
    await expect(page.getByRole('link', { name: xx('Create Your First Chatbot') })).toBeVisible();
    await expectTranslated('a deleted chatbot');
  });

  test('in the editor of a new chatbot', async ({
    page,
    asha: _signedIn,
    openTranslated,
    expectTranslated,
    press,
  }) => {
    await openTranslated('/chatbot/new');
    await press('Save');
    await expect(page.getByLabel(xx('Chatbot Name'))).toHaveAttribute('aria-invalid', 'true');
    await expectTranslated('a chatbot without a name');
    await press('Design', 'tab');
    await page.getByLabel(xx('Primary Color')).first().fill('#ffee00');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectTranslated('a color that is too light');
    await press('Settings', 'tab');
    await page.getByLabel(xx('Allowed Domains')).fill('?');
    await press('Add domain');
    await expectTranslated('a domain that is not valid');
    await press('Knowledge Base', 'tab');
    await expectTranslated('an empty knowledge base');
    await press('Other wordings');
    await press('Advanced: data as JSON');
    await page.getByLabel(`[${xx('Data')}]`, { exact: true }).fill('{');
    await press('Playground');
    await expectTranslated('data that is not JSON');
    const chooser = page.waitForEvent('filechooser');
    await press('Import CSV');
    const csv = ';ж\nВремя?;\nВремя?;Час\nВремя?;День\n"а"б;в\n"г';
    await (await chooser).setFiles({ name: 'Чай', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectTranslated('an import with errors');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: xx('Back to Dashboard') }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectTranslated('the question before leaving');
  });

  test('in the editor of a chatbot', async ({ page, asha, openTranslated, expectTranslated, press }) => {
    const { _id: id } = await makeChatbot(asha, { name: chatbotName });
    await openTranslated(`/chatbot/${id}`);
    await press('Deploy');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expectTranslated('the deployed chatbot');
    await page.keyboard.press('Escape');

    await press('Knowledge Base', 'tab');
    await press('Delete FAQ 1');
    await press('Delete FAQ 1');
    await press('Edit FAQ 1');
    await expectTranslated('the knowledge base');
    await press('Playground');
    await page.getByLabel(xx('Message to the draft')).fill(gap);
    await press('Ask');
    await expect(page.getByRole('button', { name: xx('Add as FAQ') })).toBeVisible();
    await expectTranslated('a reply of the playground');

    await asha.api.call(updateChatbot, { params: { id }, body: { description: 'Чай' } });
    await press('Save');
    await expect(page.getByRole('button', { name: xx('Keep mine') })).toBeVisible();
    await expectTranslated('a conflict');
    await page.reload();
    await expect(page.getByRole('button', { name: xx('Restore') })).toBeVisible();
    await expectTranslated('a local draft');
    await openTranslated('/chatbot/new');
    await openTranslated(`/chatbot/${'0'.repeat(24)}`);
  });

  test('in the analytics', async ({ page, product, asha, openTranslated, expectTranslated, press }) => {
    const { _id: id } = await makeChatbot(asha, { name: chatbotName });
    await openTranslated(`/chatbot/${id}/analytics`);
    const customer = visitor(product.url, id);
    await customer.ask('When are you open?');
    await customer.ask(gap);
    await customer.rate({ rating: 2 });
    await openTranslated(`/chatbot/${id}/analytics`);
    await press('How this is counted');
    await expectTranslated('the definitions');
    await page.keyboard.press('Escape');
    await press('Add as FAQ');
    await press('Add FAQ');
    await expectTranslated('a gap without an answer');
    await page.getByLabel(`[${xx('Answer')}]`, { exact: true }).fill('Да');
    await expect(page.getByText(xx('would have answered'))).toBeVisible();
    await expectTranslated('the replay of a gap');
    await page.keyboard.press('Escape');
    await press('Add to an existing FAQ');
    await press('Add wordings');
    await expectTranslated('a gap without an FAQ');
    await page.keyboard.press('Escape');
    await press('Dismiss');
    await expectTranslated('the dialog that dismisses a gap');
    await page.keyboard.press('Escape');
    await press('Anonymous');
    await expect(page.locator('dialog[open]').getByText(gap).first()).toBeVisible();
    await expectTranslated('a transcript');
    await press('Delete conversation');
    await expectTranslated('the dialog that deletes a conversation');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByLabel(xx('Search the conversations')).fill('Нет');
    await expect(page.getByText(xx('Nothing found'))).toBeVisible();
    await expectTranslated('an empty search');
    await page.route('**/api/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectTranslated('analytics without a connection');
  });

  test('in the inbox', async ({ page, product, asha, openTranslated, expectTranslated, press }) => {
    await openTranslated('/inbox');
    const { _id: id } = await makeChatbot(asha, { name: chatbotName });
    await visitor(product.url, id).ask(request);
    await openTranslated('/inbox?filter=waiting');
    await page.locator('li[data-id]').getByRole('button').first().click();
    await expect(page.getByText(request).last()).toBeVisible();
    await expectTranslated('a conversation that waits');
    await press('Notify me');
    await expectTranslated('the dialog about notifications');
  });

  test('where an owner installs a chatbot', async ({ page, asha, openTranslated, expectTranslated }) => {
    const { _id: id } = await makeChatbot(asha, { name: chatbotName });
    await openTranslated(`/chatbot/${id}/install`);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectTranslated(`the steps for ${await tab.textContent()}`);
    }
  });
});
