import type { Locator, Page } from '@playwright/test';
import { host } from '../../e2e/tea-website.ts';
import { expect, test } from './fixtures.ts';

test('an owner adds a website, reviews its drafts and removes it, all without a mouse', async ({
  page,
  editor,
}) => {
  const chatbot = await editor.open('Knowledge Base');
  await tabTo(page, page.getByLabel('Your website’s address'));
  await page.keyboard.type(host);
  await page.keyboard.press('Enter');
  const toReview = page.getByRole('link', { name: 'Review 3 drafts' });
  await expect(toReview).toBeVisible({ timeout: 60_000 });

  const sources = page.getByRole('list', { name: 'Sources' });
  await tabTo(page, sources.getByRole('button', { name: /^Leaf & Kettle/ }));
  await page.keyboard.press('Enter');
  const passages = page.getByRole('switch', { name: 'Answer from its text where no FAQ fits' });
  await tabTo(page, passages);
  await page.keyboard.press('Space');
  await expect(passages).not.toBeChecked();
  await tabTo(page, toReview, 'Shift+Tab');
  await page.keyboard.press('Enter');

  const shown = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(shown).toHaveText('Do you ship abroad?');
  await page.keyboard.press('j');
  await expect(shown).toHaveText('Can I return an opened item?');
  await page.keyboard.press('k');
  await expect(shown).toHaveText('Do you ship abroad?');

  await tabTo(page, page.getByRole('button', { name: 'Accept all 3 drafts from Questions' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All reviewed')).toBeVisible();
  const drafts = page.getByRole('region', { name: 'Questions' });
  await expect(drafts.getByRole('button', { name: /Do you ship abroad\?/ })).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await editor.stored(chatbot)).knowledgeBase.faqs).toHaveLength(5);

  await page.keyboard.press('z');
  await expect(shown).toHaveText('Do you ship abroad?');
  await expect(page.getByText('3 left')).toBeVisible();
  await expect(drafts.getByRole('button', { name: 'Do you ship abroad?' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shown).toHaveText('Can I return an opened item?');
  await page.keyboard.press('x');
  await expect(shown).toHaveText('Where do I find the shop?');
  await page.keyboard.press('e');
  await expect(page.getByRole('form', { name: 'Edit draft' }).getByLabel('Answer')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveText('Where do I find the shop?');
  await page.keyboard.press('a');
  await expect(shown).toHaveText('Do you ship abroad?');
  await page.keyboard.press('x');
  await expect(page.getByText('All reviewed')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { faqs } = (await editor.stored(chatbot)).knowledgeBase;
  expect(faqs.map(({ question }) => question)).toContain('Where do I find the shop?');
  expect(faqs).toHaveLength(4);

  await tabTo(page, page.getByRole('link', { name: 'Back to Knowledge Base' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(toReview).toBeHidden();
  await tabTo(page, sources.getByRole('button', { name: 'Remove Leaf & Kettle' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove source' }));
  await page.keyboard.press('Enter');
  await expect(sources).toBeHidden();
});

test('a review without drafts offers nothing to undo', async ({ page, editor }) => {
  const chatbot = await editor.open('Knowledge Base');
  await page.goto(`/chatbot/${chatbot._id}?review`);
  await expect(page.getByText('No drafts to review')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByText('0 left')).toBeHidden();
});

/** Presses the Tab key until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
