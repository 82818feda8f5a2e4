import { launcherIcons } from '../src/launcher-icons.ts';
import { buildChatbot } from './site/chatbot.ts';
import { expect, test } from './site/test.ts';

/** Four red pixels. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('a logo', () => {
  test.beforeEach(({ visit }) => {
    visit.api.logo = image;
    visit.api.chatbot = buildChatbot({
      logo: `${visit.api.url}/widget/logos/a.webp`,
      configuration: { launcherIcon: 'logo' },
    });
  });

  test('is on the launcher, in the header and beside replies, also under the strictest policy', async ({
    visit,
  }) => {
    await visit.go('strict-csp.html');
    await expect(visit.launcher.locator('canvas')).toBeVisible();
    await visit.open();
    await expect(visit.panel.locator('header canvas')).toBeVisible();
    await visit.ask('Do you ship?');
    (await visit.api.nextQuestion()).answer('Yes.');
    await expect(visit.panel.locator('.messages .face canvas').last()).toBeVisible();
    expect(visit.errors).toEqual([]);
  });

  test('that is gone makes way for the icon and the letter, and no console shows it', async ({ visit }) => {
    visit.api.logo = null;
    await visit.go('strict-csp.html');
    await visit.open();
    await expect(visit.panel.locator('header .avatar')).toHaveText('F');
    await expect(visit.launcher.locator('canvas')).toHaveCount(0);
    expect(visit.errors).toEqual([]);
  });
});

test('the launcher shows the icon that its owner chose', async ({ visit }) => {
  visit.api.chatbot = buildChatbot({ configuration: { launcherIcon: 'headset' } });
  await visit.go();
  await expect(visit.launcher.locator('path').first()).toHaveAttribute('d', launcherIcons.headset);
});

test('a visitor who opens the chat sees the greeting and what others ask, then the conversation', async ({
  visit,
}) => {
  await visit.go();
  await visit.open();
  await expect(visit.panel).toHaveClass(/\bhome\b/);
  await expect(visit.panel.getByText('Hello! How can I help you today?')).toBeVisible();
  await visit.panel.getByRole('button', { name: 'Do you ship abroad?' }).click();
  (await visit.api.nextQuestion()).answer('To all of Europe.');
  await expect(visit.bubbles.last()).toHaveText('To all of Europe.');
  await expect(visit.panel).not.toHaveClass(/\bhome\b/);
});

test('the name of the chatbot is seen once, and read with every reply', async ({ visit }) => {
  await visit.go();
  await visit.open();
  for (const text of ['One?', 'Two?']) {
    await visit.ask(text);
    (await visit.api.nextQuestion()).answer('Yes.');
    await expect(visit.bubbles.last()).toHaveText('Yes.');
  }
  const names = visit.panel.locator('.bot > .author');
  await expect(names).toHaveText(['Fern', 'Fern', 'Fern']);
  const widths = await names.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth > 1));
  expect(widths).toEqual([true, false, false]);
});

test('visitors read the owner’s texts in their language, and the owner’s own in every other', async ({
  visit,
}) => {
  visit.api.chatbot = buildChatbot({
    configuration: { placeholder: 'Ask about plants' },
    texts: [
      {
        language: 'de',
        chatWindowTitle: 'Blume & Borke',
        chatWindowSubtitle: '',
        welcomeMessage: 'Hallo! Was blüht bei Ihnen?',
        placeholder: 'Fragen Sie uns',
      },
    ],
  });
  await visit.go('plain.html?lang=de');
  await visit.open();
  await expect(visit.panel.getByRole('heading')).toHaveText('Blume & Borke');
  await expect(visit.panel.getByText('Answers about plants and orders')).toBeVisible();
  await expect(visit.panel.getByText('Hallo! Was blüht bei Ihnen?')).toBeVisible();
  await expect(visit.field).toHaveAttribute('placeholder', 'Fragen Sie uns');
  // The panel is open, as it was left.
  await visit.go('plain.html?lang=fr');
  await expect(visit.panel.getByRole('heading')).toHaveText('Bloom & Bark');
  await expect(visit.field).toHaveAttribute('placeholder', 'Ask about plants');
});

test.describe('in the page', () => {
  test('the chat fills its place from the start, and stays open', async ({ visit, page }) => {
    await visit.go('inline.html');
    const chat = page.getByRole('region', { name: 'Bloom & Bark' });
    await expect(chat).toBeVisible();
    await expect(visit.launcher).toBeHidden();
    await expect.poll(() => chat.boundingBox()).toMatchObject({ width: 560, height: 600 });
    await expect(chat.getByRole('button', { name: 'Close chat' })).toBeHidden();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const field = chat.locator('.composer textarea');
    await field.fill('Do you ship?');
    await field.press('Enter');
    (await visit.api.nextQuestion()).answer('Yes.');
    await expect(chat.locator('.bot .bubble').last()).toHaveText('Yes.');
    await field.press('Escape');
    await page.evaluate(() => window.Askwell?.push((askwell) => askwell.close()));
    await expect(chat).toBeVisible();
    expect(visit.errors).toEqual([]);
  });

  for (const width of [390, 1280]) {
    test(`a page can be the chat, ${width} pixels wide`, async ({ visit, page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit.go('page.html');
      const chat = page.getByRole('region', { name: 'Bloom & Bark' });
      await expect.poll(() => chat.boundingBox()).toMatchObject({ x: 0, y: 0, width, height: 800 });
      const field = await chat.locator('.composer .field').boundingBox();
      expect(field?.width).toBeLessThanOrEqual(760);
    });
  }
});
