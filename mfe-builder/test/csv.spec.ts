import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const choose = async (page: Page, text: string) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await (await chooser).setFiles({ name: 'faqs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  return page.getByRole('dialog', { name: 'Import FAQs' });
};

test('an import is seen before it is done: new, changed and bad rows by their lines', async ({
  page,
  editor,
}) => {
  const chatbot = await editor.open('Knowledge Base');
  const csv =
    '\uFEFFQuestion;Answer\nWhen are you open?;"From 10\nto 4."\nDo you wrap gifts?;"Yes; free."\n;lost\n"open';
  const dialog = await choose(page, csv);
  await expect(dialog.getByText('Line 5')).toBeVisible();
  await expect(dialog.getByText('There is no question')).toBeVisible();
  await expect(dialog.getByText('The quotes that open on line 6 are not closed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  await choose(page, csv);
  await dialog.getByRole('button', { name: 'Import 2 FAQs' }).click();
  await expect(page.getByText('2 FAQs imported. Save to keep them.')).toBeVisible();
  await editor.save();
  expect((await editor.stored(chatbot)).knowledgeBase.faqs.map(({ answer }) => answer)).toEqual([
    'From 10\nto 4.',
    'Shipping costs $5, and nothing for orders over $50.',
    'You can return anything within 30 days for a full refund.',
    'Yes; free.',
  ]);
});

test('1,000 FAQs come in, are stored, go out and come back unchanged', async ({ page, editor }) => {
  const chatbot = await editor.open('Knowledge Base', { knowledgeBase: { faqs: [] } });
  const rows = Array.from(
    { length: 1001 },
    (_, index) => `"How much is item ${index}, in ""red""?","=${index}+1\r\nor more",Price of ${index}?`,
  );
  const dialog = await choose(page, `question,answer,variant\r\n${rows.join('\r\n')}`);
  await expect(dialog.getByText('The knowledge base is full: it can hold up to 1,000 FAQs')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1,000 FAQs' }).click();
  await expect(page.getByText('1,000 of 1,000 FAQs')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add FAQ' })).toBeDisabled();
  await editor.save();
  const { faqs } = (await editor.stored(chatbot)).knowledgeBase;
  expect(faqs).toHaveLength(1000);
  expect(faqs[999]).toEqual({
    question: 'How much is item 999, in "red"?',
    answer: '=999+1\r\nor more',
    variants: ['Price of 999?'],
  });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported).toContain(`"How much is item 0, in ""red""?","'=0+1\r\nor more",Price of 0?`);
  await choose(page, exported);
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

test.describe('a knowledge base of more than 2 MB', () => {
  test.use({ expectedConsole: [/status of 413/] });

  test('is not saved, the editor says how large it may be, and saves it once it is shorter', async ({
    page,
    editor,
  }) => {
    const chatbot = await editor.open('Knowledge Base', { knowledgeBase: { faqs: [] } });
    const csvOf = (answer: string) =>
      ['question,answer', ...Array.from({ length: 700 }, (_, at) => `Question ${at}?,${answer}`)].join('\n');
    await (await choose(page, csvOf('x'.repeat(3_000)))).getByRole('button', { name: /^Import/ }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Your knowledge base is too large to save' });
    await expect(notice).toContainText('This is 2.14 MB. Up to 2.09 MB can be sent at once.');
    await expect(notice).toContainText('Remove FAQs you don’t need, or shorten long answers.');
    await expect(page.getByText('Could not be saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

    await (await choose(page, csvOf('Yes.'))).getByRole('button', { name: /^Import/ }).click();
    await editor.save();
    await expect(notice).toHaveCount(0);
    expect((await editor.stored(chatbot)).knowledgeBase.faqs).toHaveLength(700);
  });
});

test('a file that is too large is refused with its size and the limit', async ({ page, editor }) => {
  await editor.open('Knowledge Base');
  await choose(page, 'x'.repeat(16_200_001));
  await expect(page.getByText('This file is 16.3 MB. A CSV file can have up to 16 MB.')).toBeVisible();
});
