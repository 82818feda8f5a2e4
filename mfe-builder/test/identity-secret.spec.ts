import { createHmac } from 'node:crypto';
import { visitor } from '@askwell/testing/product';
import { expect, test } from './fixtures.ts';

test('an owner creates the identity secret, and sees in conversations which user IDs were signed', async ({
  browser,
  editor,
  page,
  product,
}) => {
  const { _id: id, deployment } = await editor.open('Settings');
  const section = page.getByRole('region', { name: 'Verified visitors' });
  await section.getByRole('button', { name: 'Create secret' }).click();
  await expect(section.getByText('it is shown only once')).toBeVisible();
  const secret = await section.getByRole('textbox', { name: 'Identity secret' }).inputValue();
  await section.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText('The secret was created on')).toBeVisible();
  await expect(section).not.toContainText(secret);

  /** A page of the website names its visitor, who then asks something. */
  const askAs = async (said: { name: string; userId: string; hash?: string }) => {
    const context = await browser.newContext();
    const website = await context.newPage();
    await website.goto(deployment.testUrl ?? '');
    await website.evaluate((identity) => {
      (window.Askwell ||= []).push((askwell) => askwell.identify(identity));
    }, said);
    await website.getByRole('button', { name: 'Chat with us!' }).click();
    await website.getByRole('dialog').getByRole('textbox').first().fill('When are you open?');
    await website.keyboard.press('Enter');
    await expect(website.getByRole('button', { name: 'This helped' })).toBeVisible();
    await context.close();
  };
  const hash = createHmac('sha256', secret).update('customer 42').digest('hex');
  await askAs({ name: 'Asha', userId: 'customer 42', hash });
  await askAs({
    name: 'Ben',
    userId: 'customer 42',
    hash: hash.replace(/^./, (one) => (one === '0' ? '1' : '0')),
  });
  await askAs({ name: 'Cleo', userId: '43' });
  await visitor(product.url, id).ask('When are you open?');

  await page.goto(`/chatbot/${id}/analytics`);
  const rows = page.getByRole('region', { name: 'Recent Conversations' }).getByRole('listitem');
  const rowOf = (name: string) => rows.filter({ has: page.getByRole('button', { name }) });
  await expect(rowOf('Asha').getByText('Verified', { exact: true })).toBeVisible();
  await expect(rowOf('Ben').getByText('Not verified', { exact: true })).toBeVisible();
  await expect(rowOf('Cleo').getByText('Not verified', { exact: true })).toBeVisible();
  await expect(rowOf('Anonymous').getByText(/verified/i)).toHaveCount(0);
  await rowOf('Asha').getByRole('button', { name: 'Asha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Asha' });
  await expect(dialog.getByText('User ID customer 42')).toBeVisible();
  await expect(dialog.getByText('Your server signed this user ID.')).toBeVisible();
});

test('an owner replaces and deletes the secret, each after a confirmation', async ({ editor, page }) => {
  await editor.open('Settings');
  const section = page.getByRole('region', { name: 'Verified visitors' });
  await section.getByRole('button', { name: 'Create secret' }).click();
  const first = await section.getByRole('textbox', { name: 'Identity secret' }).inputValue();
  await section.getByRole('button', { name: 'Done' }).click();

  const ask = async (name: string) => {
    await section.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name }).click();
  };
  await ask('Replace secret');
  await expect(section.getByRole('textbox', { name: 'Identity secret' })).not.toHaveValue(first);
  await section.getByRole('button', { name: 'Done' }).click();
  await ask('Delete secret');
  await expect(page.getByText('Identity secret deleted.')).toBeVisible();
  await expect(section.getByText('There’s no secret yet')).toBeVisible();
});

test('a chatbot that is not saved yet has no secret', async ({ editor, page }) => {
  await editor.openNew('Settings');
  const section = page.getByRole('region', { name: 'Verified visitors' });
  await expect(section.getByText('Save the chatbot first.')).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
});
