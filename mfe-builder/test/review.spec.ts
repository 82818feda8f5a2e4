import { addSource, getSource, refreshSource, type Chatbot } from '@askwell/contracts';
import type { ProductOwner } from '@askwell/testing/product';
import type { Page } from '@playwright/test';
import { axeFindingsInAnyLight as findings } from '../../e2e/axe-findings.ts';
import { host, teaWebsite } from '../../e2e/tea-website.ts';
import { expect, test } from './fixtures.ts';

/** Lets the chatbot read the website, and waits for its three drafts. */
async function readWebsite(owner: ProductOwner, { _id: chatbotId }: Pick<Chatbot, '_id'>) {
  const { data } = await owner.api.call(addSource, {
    params: { id: chatbotId },
    body: { kind: 'website', url: host },
  });
  const source = { chatbotId, id: data.source.id };
  await untilRead(owner, source);
  return source;
}

const untilRead = ({ api }: ProductOwner, params: { chatbotId: string; id: string }): Promise<void> =>
  expect
    .poll(async () => (await api.call(getSource, { params })).data.source.status, { timeout: 60_000 })
    .toBe('ready');

const shown = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });

test('an owner reviews drafts beside their sentences, with the keyboard alone', async ({
  page,
  owner,
  editor,
}) => {
  const chatbot = await editor.open('Knowledge Base');
  await readWebsite(owner, chatbot);
  await page.goto(`/chatbot/${chatbot._id}?review`);
  await expect(shown(page)).toHaveText('Do you ship abroad?');
  const source = page.getByRole('complementary', { name: 'Source' });
  await expect(source.locator('mark')).toHaveText('Yes, we ship to all of Europe within five working days.');
  await expect(source.getByRole('link', { name: /Open page/ })).toHaveAttribute('href', /\/faq#:~:text=Yes/);
  expect(await findings(page)).toEqual([]);

  await page.keyboard.press('a');
  await expect(shown(page)).toHaveText('Can I return an opened item?');
  await expect(page.getByRole('status').filter({ hasText: 'Accepted: Do you ship abroad?.' })).toHaveText(
    /Next: Can I return an opened item\?/,
  );
  // An FAQ of the shop answers it already, in other words.
  await expect(page.getByRole('article').locator('del').first()).toBeVisible();
  await page.keyboard.press('x');
  await expect(shown(page)).toHaveText('Where do I find the shop?');
  await page.keyboard.press('z');
  await expect(shown(page)).toHaveText('Can I return an opened item?');
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page.getByLabel('Answer')).toBeFocused();
  await page.getByLabel('Answer').fill('In the old harbor.');
  await page.keyboard.press('Control+Enter');
  await expect(shown(page)).toHaveText('Can I return an opened item?');
  await page.keyboard.press('x');
  await expect(page.getByText('All reviewed')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const { faqs } = (await editor.stored(chatbot)).knowledgeBase;
  expect(faqs.slice(-2).map(({ question, answer }) => [question, answer])).toEqual([
    ['Do you ship abroad?', 'Yes, we ship to all of Europe within five working days.'],
    ['Where do I find the shop?', 'In the old harbor.'],
  ]);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('switch').uncheck();
  await help.getByRole('button', { name: 'Close' }).last().click();
  await page.keyboard.press('z');
  await expect(page.getByText('All reviewed')).toBeVisible();
});

test('a draft that was paired with an FAQ about something else is added as a new one, by a key or on a phone', async ({
  page,
  owner,
  editor,
}) => {
  const chatbot = await editor.open('Knowledge Base');
  const before = (await editor.stored(chatbot)).knowledgeBase.faqs;
  await readWebsite(owner, chatbot);
  await page.goto(`/chatbot/${chatbot._id}?review`);
  await expect(shown(page)).toHaveText('Do you ship abroad?');
  await page.keyboard.press('n');
  await expect(shown(page)).toHaveText('Do you ship abroad?');
  await page.keyboard.press('x');
  await expect(shown(page)).toHaveText('Can I return an opened item?');
  await page.keyboard.press('n');
  await expect(
    page.getByRole('status').filter({ hasText: 'Added as a new FAQ: Can I return an opened item?.' }),
  ).toHaveText(/Next: Where do I find the shop\?/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const faqs = async () => (await editor.stored(chatbot)).knowledgeBase.faqs.map(({ question }) => question);
  const old = before.map(({ question }) => question);
  await expect.poll(faqs).toEqual([...old, 'Can I return an opened item?']);

  await page.keyboard.press('z');
  await expect.poll(faqs).toEqual(old);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Add as a new FAQ' }).click();
  await expect(shown(page)).toHaveText('Where do I find the shop?');
  await expect.poll(faqs).toEqual([...old, 'Can I return an opened item?']);
});

test('accepted drafts join the FAQs of an open editor, and its unsaved changes stay', async ({
  page,
  owner,
  editor,
  web,
}) => {
  const chatbot = await editor.open('Basic Info');
  const source = await readWebsite(owner, chatbot);
  await editor.name.fill('Tea Corner');
  await editor.openTab('Knowledge Base');
  await editor.addFaq('Do you sell mugs?', 'Yes, from $8.');
  await page.getByRole('link', { name: 'Review 3 drafts' }).click();
  await page.getByRole('button', { name: 'Accept all 3 drafts from Questions' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Knowledge Base' }).click();

  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(editor.faqs.filter({ hasText: 'Do you ship abroad?' })).toBeVisible();
  await editor.save();
  const stored = await editor.stored(chatbot);
  expect(stored.name).toBe('Tea Corner');
  const questions = stored.knowledgeBase.faqs.map(({ question }) => question);
  expect(questions).toContain('Do you sell mugs?');
  expect(questions).toHaveLength(6);
  // It asks what an FAQ of the shop answers already, so that FAQ was changed.
  expect(stored.knowledgeBase.faqs.find(({ question }) => question.includes('return'))?.answer).toBe(
    'You can return opened tea within 30 days, and we refund the price.',
  );

  // The website takes the page away: its FAQs stay, and say so.
  await expect(page.getByText('Your website no longer has its page:')).toBeHidden();
  web.change(host, '/faq', undefined);
  try {
    await owner.api.call(refreshSource, { params: source });
    await untilRead(owner, source);
  } finally {
    web.change(host, '/faq', teaWebsite()['/faq']);
  }
  await page.reload();
  await editor.openTab('Knowledge Base');
  const marked = page
    .getByRole('list', { name: 'FAQs' })
    .getByRole('listitem')
    .filter({ hasText: 'Your website no longer has its page:' });
  await expect(marked).toHaveCount(3);
  await expect(marked.getByRole('link')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a swipe to the right accepts, one to the left rejects, and nothing scrolls sideways', async ({
    page,
    owner,
    editor,
  }) => {
    const chatbot = await editor.open('Knowledge Base');
    await readWebsite(owner, chatbot);
    await page.goto(`/chatbot/${chatbot._id}?review`);
    await swipe(page, 140);
    await expect(shown(page)).toHaveText('Can I return an opened item?');
    await swipe(page, -140);
    await expect(shown(page)).toHaveText('Where do I find the shop?');
    await swipe(page, 40);
    await expect(shown(page)).toHaveText('Where do I find the shop?');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shown(page)).toHaveText('Can I return an opened item?');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByText('1 left')).toBeVisible();
  });
});

/** Moves a finger over the draft, by so many pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const heading = shown(page);
  await expect(heading).toBeVisible();
  const { x = 0, y = 0 } = (await heading.boundingBox()) ?? {};
  const cdp = await page.context().newCDPSession(page);
  const from = { x: by > 0 ? x + 20 : x + 200, y: y + 10 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + at, y: from.y }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', by * part);
  await touch('touchEnd', by);
  await cdp.detach();
}
