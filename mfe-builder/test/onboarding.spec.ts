import { createChatbot, updateChatbot } from '@askwell/contracts';
import { makeChatbot, visitor } from '@askwell/testing/product';
import { axeFindingsInAnyLight as findings } from '../../e2e/axe-findings.ts';
import { expect, test } from './fixtures.ts';

const faqs = ['one', 'two', 'three', 'four', 'five'].map((name) => ({
  question: `Do you sell tea number ${name}?`,
  answer: `Yes, tea number ${name} costs $5.`,
}));

test.describe('without a key', () => {
  test.use({ apiKey: null, permissions: ['clipboard-read', 'clipboard-write'] });

  test('a new owner tries a sample chatbot', async ({ page, openDashboard }) => {
    await openDashboard();
    await page.getByRole('button', { name: 'Try a sample chatbot' }).click();
    const sample = page.getByRole('dialog', { name: 'A sample chatbot' });
    await expect(sample.getByText('You can book a table by phone or on our website.')).toBeVisible();
    const chat = sample.getByRole('dialog', { name: 'Harbor Kitchen' });
    await chat.getByRole('textbox').fill('can I reserve for tonight?');
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('log')).toContainText('You can book a table');
    expect(await findings(page)).toEqual([]);
    await sample.getByRole('button', { name: 'Done' }).click();
    await expect(sample).toBeHidden();
  });

  test('a new owner reads how to get a key, and a pasted key is checked at once', async ({
    page,
    openDashboard,
  }) => {
    await openDashboard();
    const list = page.getByRole('region', { name: 'Get your first answer' });
    await expect(list).toContainText('0 of 5 done');
    await page.getByText('How do I get a key?').click();
    await expect(page.getByText(/Press “Create API key”/)).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await page.evaluate(() => navigator.clipboard.writeText(' AIzaSyTestTestTestTestTestTestTest3f9K\n'));
    await page.getByLabel('Gemini API Key').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(page.getByText('Gemini API key saved successfully!')).toBeVisible();
    await expect(list).toContainText('1 of 5 done');
  });
});

test('the steps tick themselves, lead to their pages, and the list goes with the last one', async ({
  page,
  openDashboard,
  owner,
  product,
}) => {
  const list = page.getByRole('region', { name: 'Get your first answer' });
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner', knowledgeBase: { faqs } });
  await openDashboard();
  await expect(list).toContainText('2 of 5 done');
  await expect(list.getByRole('link', { name: 'Change the look' })).toHaveAttribute('href', `/chatbot/${id}`);
  expect(await findings(page)).toEqual([]);

  const configuration = { primaryColor: '#0c666c' };
  await owner.api.call(updateChatbot, { params: { id }, body: { configuration } });
  await page.reload();
  await list.getByRole('link', { name: 'Install' }).click();
  await expect(page).toHaveURL(`/chatbot/${id}/install`);

  const headers = { Origin: 'https://shop.example' };
  await fetch(`${product.url}/api/widget/${id}/views`, { method: 'POST', headers });
  await openDashboard();
  await expect(list).toContainText('4 of 5 done');
  await visitor(product.url, id, headers).ask('Do you sell tea number two?');
  const mail = await product.mails.nextMail(owner.email);
  expect(mail.subject).toBe('Your chatbot has answered its first visitor');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('article', { name: 'Tea Corner' })).toBeVisible();
    await expect(list).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

test('an owner hides the list, and it stays hidden', async ({ page, openDashboard, owner }) => {
  await owner.api.call(createChatbot, { body: { name: 'Tea Corner' } });
  await openDashboard();
  const list = page.getByRole('region', { name: 'Get your first answer' });
  await list.getByRole('button', { name: 'Hide this list' }).click();
  await expect(list).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Tea Corner' })).toBeVisible();
  await expect(list).toHaveCount(0);
});
