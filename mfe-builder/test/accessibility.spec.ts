import type { Page } from '@playwright/test';
import { makeChatbot } from '@askwell/testing/product';
import { axeFindingsInAnyLight as findings } from '../../e2e/axe-findings.ts';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every tab of the editor has nothing serious to say to axe', async ({ page, editor }) => {
  await editor.open('Basic Info', { allowedDomains: ['tea.example'] });
  await expect(editor.preview.getByText('Hello! How can I help you today?')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await editor.openTab('Design');
  await page.getByRole('textbox', { name: 'Primary Color' }).fill('#ffe14d');
  expect(await findings(page)).toEqual([]);
  await editor.openTab('Settings');
  expect(await findings(page)).toEqual([]);
  await editor.openTab('Knowledge Base');
  await page.getByRole('button', { name: 'Delete FAQ 3' }).click();
  await page.getByRole('button', { name: 'Edit FAQ 1' }).click();
  await editor.openPlayground();
  await expect(await editor.ask('How much is shipping?')).toContainText('Certain, 100%');
  expect(await findings(page)).toEqual([]);
});

test('neither has the dashboard, nor the dialogs', async ({ page, owner, openDashboard }) => {
  await makeChatbot(owner, { name: 'Tea Corner' });
  await openDashboard();
  await expect(page.getByRole('article', { name: 'Tea Corner' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete Chatbot' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Deploy' }).click();
  await expect(page.getByRole('dialog', { name: 'Chatbot Deployed Successfully!' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('an owner reaches every field of the editor with the mouse', async ({ page, editor }) => {
    await editor.open('Basic Info');
    // A press waits until nothing covers the field.
    await editor.name.click();
    await page.getByLabel('Instructions for answers').click();
    await editor.openTab('Knowledge Base');
    await editor.question.click();
    await expect(editor.question).toBeFocused();
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('what the editor says about saving does not run into its buttons', async ({ page, editor }) => {
    await editor.open('Basic Info');
    const saved = page.getByText('All changes saved');
    await expect(saved).toBeVisible();
    const state = await saved.boundingBox();
    const save = await editor.saveButton.boundingBox();
    expect((state?.x ?? 0) + (state?.width ?? 0)).toBeLessThanOrEqual(save?.x ?? 0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /**
   * Buttons, links and fields that a thumb would miss; a link within a sentence is as high as its
   * line.
   */
  const smallTargets = (page: Page): Promise<string[]> =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('button, a, input, select, textarea')]
        .filter((target) => target.checkVisibility() && !target.closest('p, [hidden]'))
        .map((target) => {
          const area = target.closest('label') ?? target;
          const { width, height } = area.getBoundingClientRect();
          const name = target.getAttribute('aria-label') ?? target.textContent;
          return { name: `${target.tagName} ${name}`, isSmall: width < 43.9 || height < 43.9 };
        })
        .filter(({ isSmall }) => isSmall)
        .map(({ name }) => name),
    );

  test.describe('without an API key', () => {
    test.use({ apiKey: null });

    test('the dashboard has room for thumbs', async ({ page, openDashboard }) => {
      await openDashboard();
      await expect(page.getByRole('button', { name: 'Setup API Key Required' })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });
  });

  test('the form and the preview are two screens, with room for thumbs, and nothing is cut off', async ({
    page,
    editor,
  }) => {
    await editor.open('Basic Info', { allowedDomains: ['tea.example'] });
    await expect(editor.name).toBeVisible();
    await expect(editor.preview).toBeHidden();
    for (const tab of ['Design', 'Settings', 'Knowledge Base'] as const) {
      await editor.openTab(tab);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await smallTargets(page)).toEqual([]);
    }
    await page.evaluate(() => window.scrollTo(0, 300));
    // A thumb taps it where it is; a click of the test would scroll to the end of the page, where
    // it stands at last.
    const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Show preview' }).boundingBox()) ?? {};
    await page.touchscreen.tap(x + 22, y + 22);
    await expect(editor.preview).toBeVisible();
    await expect(page.getByRole('button', { name: 'Playground' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);
    await page.getByRole('button', { name: 'Show preview' }).click();
    await editor.openPlayground();
    await editor.ask('How much is shipping?');
    await expect(page.getByRole('button', { name: 'Go to this FAQ' }).first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    const [field, back] = await Promise.all(
      [editor.playground.getByRole('textbox'), page.getByRole('button', { name: 'Back to editing' })].map(
        (part) => part.boundingBox(),
      ),
    );
    expect((field?.y ?? 0) + (field?.height ?? 0), 'the field is not covered').toBeLessThan(back?.y ?? 0);
    await page.getByRole('button', { name: 'Go to this FAQ' }).first().click();
    await expect(page.locator('li:focus')).toContainText('How much is shipping?');
    await expect(page.getByRole('button', { name: 'Show preview' })).toBeVisible();
  });
});
