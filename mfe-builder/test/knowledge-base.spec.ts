import { makeChatbot, shopFaqs, visitor } from '@askwell/testing/product';
import { expect, test } from './fixtures.ts';

const [open, shipping, returns] = ['When are you open?', 'How much is shipping?', 'Can I return an item?'];

test('an FAQ is changed in its place, and the others can all be deleted', async ({ page, editor }) => {
  const chatbot = await editor.open('Knowledge Base');
  await page.getByRole('button', { name: 'Edit FAQ 1' }).click();
  const form = page.getByRole('form', { name: 'Edit FAQ 1' });
  await expect(form.getByLabel('Question')).toBeFocused();
  await form.getByLabel('Answer').fill('From 10 to 4.');
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit FAQ 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete FAQ 3' }).click();
  await expect(page.getByRole('button', { name: 'Delete FAQ 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await editor.save();
  const answers = async () => (await editor.stored(chatbot)).knowledgeBase.faqs.map(({ answer }) => answer);
  expect(await answers()).toEqual(['From 10 to 4.']);

  await page.getByRole('button', { name: 'Delete FAQ 1' }).click();
  await editor.save();
  expect(await answers()).toEqual([]);
});

test('other wordings are stored with their question', async ({ page, editor }) => {
  const chatbot = await editor.open('Knowledge Base');
  await page.getByRole('button', { name: 'Edit FAQ 1' }).click();
  const form = page.getByRole('form', { name: 'Edit FAQ 1' });
  await form.getByRole('button', { name: 'Other wordings' }).click();
  await expect(form.getByLabel('Other wordings')).toBeFocused();
  await page.keyboard.type('Opening hours?\n\n Are you open on Sundays? ');
  // What is complete in a form is saved with everything else.
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Chatbot updated successfully!')).toBeVisible();
  await expect(page.getByText('Opening hours? · Are you open on Sundays?')).toBeVisible();
  const { faqs } = (await editor.stored(chatbot)).knowledgeBase;
  expect(faqs[0]?.variants).toEqual(['Opening hours?', 'Are you open on Sundays?']);
});

test('an FAQ changes its place by the keyboard', async ({ page, editor }) => {
  const chatbot = await editor.open('Knowledge Base');
  await page.getByRole('button', { name: 'Move FAQ 1' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Move FAQ 2' })).toBeFocused();
  await expect(editor.faqs).toHaveText([shipping, open, returns]);
  await page.keyboard.press('End');
  await expect(editor.faqs).toHaveText([shipping, returns, open]);
  await expect(page.getByRole('button', { name: 'Move FAQ 3' })).toBeFocused();
  await editor.save();
  const { faqs } = (await editor.stored(chatbot)).knowledgeBase;
  expect(faqs.map(({ question }) => question)).toEqual([shipping, returns, open]);
});

test('an FAQ is dragged to its place, however quick the hand is, and put back with Escape', async ({
  page,
  editor,
}) => {
  await editor.open('Knowledge Base');
  const handle = page.getByRole('button', { name: 'Move FAQ 3' });
  const above = page.getByRole('button', { name: 'Move FAQ 1' });
  // From the lowest to the highest in one movement, which no frame has painted when the button is
  // let go.
  await handle.scrollIntoViewIfNeeded();
  const target = await above.boundingBox();
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 8, (target?.y ?? 0) + 2);
  await page.mouse.up();
  await expect(editor.faqs).toHaveText([returns, open, shipping]);

  await handle.hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 8, (target?.y ?? 0) + 2, { steps: 3 });
  await expect(page.locator('[data-drag="before"]')).toContainText(returns);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-drag]')).toHaveCount(0);
  await expect(editor.faqs).toHaveText([returns, open, shipping]);
});

test('an FAQ is sent to its place by a number', async ({ page, editor }) => {
  await editor.open('Knowledge Base');
  await page.getByRole('button', { name: 'Edit FAQ 3' }).click();
  await page.getByLabel('Position').fill('1');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(editor.faqs).toHaveText([returns, open, shipping]);
});

test('deleted FAQs come back one after the other, each to its place', async ({ page, editor }) => {
  await editor.open('Knowledge Base');
  await page.getByRole('button', { name: 'Delete FAQ 1' }).click();
  await page.getByRole('button', { name: 'Delete FAQ 1' }).click();
  await expect(editor.faqs).toHaveText([returns]);
  await expect(page.getByText(`2 deleted, the last one: ${shipping}`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.faqs).toHaveText([open, shipping, returns]);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('an FAQ that is easily confused with another is pointed out, and found by a search', async ({
  page,
  product,
  editor,
}) => {
  const faqs = [
    ...shopFaqs,
    { question: 'Where can I park my car?', answer: 'Behind the house.' },
    { question: 'Do you sell gift cards?', answer: 'Yes.' },
    { question: 'Who repairs a broken teapot?', answer: 'Ada does.' },
  ];
  const { _id: id } = await editor.open('Basic Info', { knowledgeBase: { faqs } });
  await visitor(product.url, id).ask('do you repair teapots');
  await editor.openTab('Knowledge Base');
  await page.getByRole('textbox', { name: 'Question' }).fill('How much does shipping cost?');
  await page.getByLabel('Answer').fill('Five dollars.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('2 FAQs are easily confused').click();
  await page.getByRole('listitem').getByRole('button', { name: shipping }).first().click();
  await expect(page.locator('li:focus')).toContainText('Shipping costs $5');
  await editor.addFaq('Do you repair teapots?', 'Yes, and kettles.');
  const pair = page.getByRole('listitem').filter({ hasText: 'A visitor asked ‘do you repair teapots’.' });
  await expect(pair).toContainText('This question would now get the answer to ‘Do you repair teapots?’.');

  await page.getByRole('textbox', { name: 'Search the FAQs' }).fill('TEAPOT ada');
  await expect(editor.faqs).toHaveText(['Who repairs a broken teapot?']);
  await expect(page.getByText('1 of 8 found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.faqs).toHaveCount(8);
});

test('data that is no JSON object is named before anything is sent', async ({ page, editor }) => {
  const chatbot = await editor.open('Knowledge Base');
  await page.getByRole('button', { name: 'Advanced: data as JSON' }).click();
  await page.getByLabel('Data').fill('{"hours": 9 to 5}');
  await editor.saveButton.click();
  await expect(page.getByText(/The data must be a JSON object.*line 1/)).toBeVisible();
  await expect(page.getByLabel('Data')).toBeFocused();
  await page.getByLabel('Data').fill('{"hours": "9 to 5"}');
  await editor.save();
  expect((await editor.stored(chatbot)).knowledgeBase.data).toBe('{"hours": "9 to 5"}');
});

test('the address of an FAQ opens the knowledge base there, also far down in a long one', async ({
  page,
  owner,
  editor,
}) => {
  const faqs = Array.from({ length: 120 }, (_, item) => ({
    question: `How much is item ${item} & what is in it?`,
    answer: `It is $${item}.`,
  }));
  const { _id: id } = await makeChatbot(owner, { knowledgeBase: { faqs } });
  const openAt = (question: string) =>
    editor.openAddress(`/chatbot/${id}?faq=${encodeURIComponent(question)}`);
  await openAt('How much is item 110 & what is in it?');
  const focused = page.locator('li:focus');
  await expect(focused).toContainText('It is $110.');
  await expect(focused).toBeInViewport();
  await openAt('Do you ship?');
  await expect(page.getByText('No FAQ asks “Do you ship?” anymore.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Knowledge Base' })).toHaveAttribute('aria-selected', 'true');
});

test('a long FAQ is folded in the list and can be unfolded', async ({ page, editor }) => {
  const answer = Array.from({ length: 40 }, (_, line) => `Line ${line} of the answer.`).join('\n');
  await editor.open('Knowledge Base', {
    knowledgeBase: { faqs: [{ question: 'What is in the box?', answer }], data: '{}' },
  });
  const text = page.getByRole('list', { name: 'FAQs' }).getByText('Line 0 of the answer.');
  const height = async () => (await text.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThan(120);
  await page.getByRole('button', { name: 'Show all of FAQ 1' }).click();
  await expect.poll(height).toBeGreaterThan(600);
  await page.getByRole('button', { name: 'Show less of FAQ 1' }).click();
  await expect.poll(height).toBeLessThan(120);
});

test('an FAQ reads in the direction of its own text, with links and lists as visitors see them', async ({
  page,
  editor,
}) => {
  const faqs = [
    { question: 'متى تفتحون؟', answer: 'من التاسعة صباحًا.' },
    { question: 'Which teas do you sell?', answer: '- Green\n- [Black](https://example.com/black)' },
  ];
  await editor.open('Knowledge Base', { knowledgeBase: { faqs } });
  await expect(page.getByText('من التاسعة صباحًا.')).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('• Green')).toHaveCSS('direction', 'ltr');
  await expect(page.getByRole('link', { name: 'Black' })).toHaveAttribute(
    'href',
    'https://example.com/black',
  );
});

test('a template gives the first FAQs, with what the owner filled in', async ({ page, editor }) => {
  await editor.open('Knowledge Base', { knowledgeBase: { faqs: [] } });
  await page.getByRole('button', { name: 'Start from a template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start from a template' });
  await dialog.getByLabel('Your trade').selectOption('Restaurant or café');
  await expect(dialog.getByRole('button', { name: 'Add 1 FAQ' })).toBeVisible();
  await dialog.getByLabel('Opening hours').fill('daily from 11 AM to 11 PM');
  await dialog.getByLabel('How to book a table').fill('by phone');
  await dialog.getByRole('button', { name: 'Add 3 FAQs' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(editor.faqs).toHaveText([
    'What are your opening hours?',
    'How can I book a table?',
    'Are children welcome?',
  ]);
  await expect(page.getByText('We are open daily from 11 AM to 11 PM.')).toBeVisible();
});
