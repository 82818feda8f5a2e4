import { getChatbot } from '@askwell/contracts';
import { makeChatbot, shopFaqs } from '@askwell/testing';
import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';

test('an FAQ is changed in its place, and the others can all be deleted', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await page.getByRole('button', { name: 'Edit FAQ 1' }).click();
  const form = page.getByRole('form', { name: 'Edit FAQ 1' });
  await expect(form.getByLabel('Question')).toBeFocused();
  await form.getByLabel('Answer').fill('From 10 to 4.');
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit FAQ 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete FAQ 3' }).click();
  await expect(page.getByRole('button', { name: 'Delete FAQ 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Chatbot updated successfully!')).toBeVisible();

  const stored = async () =>
    (await owner.api.call(getChatbot, { params: { id } })).data.chatbot.knowledgeBase.faqs;
  expect((await stored()).map(({ answer }) => answer)).toEqual(['From 10 to 4.']);
  await page.getByRole('button', { name: 'Delete FAQ 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect.poll(stored).toEqual([]);
});

test('other wordings are stored with their question', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await page.getByRole('button', { name: 'Edit FAQ 1' }).click();
  const form = page.getByRole('form', { name: 'Edit FAQ 1' });
  await form.getByRole('button', { name: 'Other wordings' }).click();
  await expect(form.getByLabel('Other wordings')).toBeFocused();
  await page.keyboard.type('Opening hours?\n\n Are you open on Sundays? ');
  // What is complete in a form is saved with everything else.
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Chatbot updated successfully!')).toBeVisible();
  await expect(page.getByText('also: Opening hours? · Are you open on Sundays?')).toBeVisible();
  const { chatbot } = (await owner.api.call(getChatbot, { params: { id } })).data;
  expect(chatbot.knowledgeBase.faqs[0]?.variants).toEqual(['Opening hours?', 'Are you open on Sundays?']);
});

const questionsOn = (page: Page) =>
  page.getByRole('list', { name: 'FAQs' }).getByRole('heading', { level: 3 });

test('the order is changed by keyboard alone, by dragging, and by a number', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  const [open, shipping, returns] = ['When are you open?', 'How much is shipping?', 'Can I return an item?'];
  await page.getByRole('button', { name: 'Move FAQ 1' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Move FAQ 2' })).toBeFocused();
  await expect(questionsOn(page)).toHaveText([shipping, open, returns]);
  await page.keyboard.press('End');
  await expect(questionsOn(page)).toHaveText([shipping, returns, open]);
  await expect(page.getByRole('button', { name: 'Move FAQ 3' })).toBeFocused();

  const target = await page.getByRole('button', { name: 'Move FAQ 1' }).boundingBox();
  await page.getByRole('button', { name: 'Move FAQ 3' }).hover();
  await page.mouse.down();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 40, { steps: 5 });
  await page.mouse.move((target?.x ?? 0) + 8, (target?.y ?? 0) + 2, { steps: 5 });
  await page.mouse.up();
  await expect(questionsOn(page)).toHaveText([open, shipping, returns]);

  await page.getByRole('button', { name: 'Edit FAQ 3' }).click();
  await page.getByLabel('Place').fill('1');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(questionsOn(page)).toHaveText([returns, open, shipping]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  const { chatbot } = (await owner.api.call(getChatbot, { params: { id } })).data;
  expect(chatbot.knowledgeBase.faqs.map(({ question }) => question)).toEqual([returns, open, shipping]);
});

test('deleted FAQs come back one after the other, each to its place', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await page.getByRole('button', { name: 'Delete FAQ 1' }).click();
  await page.getByRole('button', { name: 'Delete FAQ 1' }).click();
  await expect(questionsOn(page)).toHaveText(['Can I return an item?']);
  await expect(page.getByText('2 deleted, last How much is shipping?')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(questionsOn(page)).toHaveText([
    'When are you open?',
    'How much is shipping?',
    'Can I return an item?',
  ]);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('an FAQ that steals the questions of another is pointed out, and found by a search', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const faqs = [
    ...shopFaqs,
    { question: 'Where can I park my car?', answer: 'Behind the house.' },
    { question: 'Do you sell gift cards?', answer: 'Yes.' },
    { question: 'Who repairs a broken teapot?', answer: 'Ada does.' },
  ];
  const { _id: id } = await makeChatbot(owner, { knowledgeBase: { faqs } });
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('How much does shipping cost?');
  await page.getByLabel('Answer').fill('Five dollars.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Two FAQs steal each other’s questions').click();
  await page.getByRole('listitem').getByRole('button', { name: 'How much is shipping?' }).first().click();
  await expect(page.locator('li:focus')).toContainText('Shipping costs $5');

  await page.getByRole('textbox', { name: 'Search the FAQs' }).fill('TEAPOT ada');
  await expect(questionsOn(page)).toHaveText(['Who repairs a broken teapot?']);
  await expect(page.getByText('1 of 7 found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(questionsOn(page)).toHaveCount(7);
});

test('data that is no JSON object is named before anything is sent', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await page.getByRole('button', { name: 'Advanced: data as JSON' }).click();
  await page.getByLabel('Data').fill('{"hours": 9 to 5}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/The data must be a JSON object.*line 1/)).toBeVisible();
  await expect(page.getByLabel('Data')).toBeFocused();
  await page.getByLabel('Data').fill('{"hours": "9 to 5"}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  const { chatbot } = (await owner.api.call(getChatbot, { params: { id } })).data;
  expect(chatbot.knowledgeBase.data).toBe('{"hours": "9 to 5"}');
});
