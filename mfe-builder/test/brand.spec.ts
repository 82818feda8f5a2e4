import { completeDemoPayment, getChatbot, initiatePayment, listChatbots } from '@askwell/contracts';
import { expect, test } from './fixtures.ts';

/** Four red pixels. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

test('without Premium, the Design tab says what Premium adds to the look', async ({ editor, page }) => {
  await editor.open('Design');
  const section = page.getByRole('region', { name: 'Logo and icon' });
  await expect(section.getByText('are part of Premium')).toBeVisible();
  await expect(section.getByRole('link', { name: 'See Premium' })).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
});

test.describe('with Premium', () => {
  test.use({ expectedConsole: [/status of 400 .*\/logo/] });
  test.beforeEach(async ({ owner }) => {
    const { orderId } = await owner.api.call(initiatePayment, { body: { plan: 'premium' } });
    await owner.api.call(completeDemoPayment, { body: { orderId } });
  });

  test('an owner uploads a logo and sees it in the preview; a file that is none is refused at the field', async ({
    editor,
    owner,
    page,
  }) => {
    const { _id: id } = await editor.open('Design');
    const section = page.getByRole('region', { name: 'Logo and icon' });
    const file = section.getByLabel('Image file');
    await file.setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    });
    await expect(section.getByRole('alert')).toContainText('Please export your logo as PNG.');
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: image });
    await expect(section.getByRole('img', { name: 'The logo now' })).toBeVisible();
    await expect(page.locator('askwell-chat header canvas')).toBeVisible();
    await section.getByRole('radio', { name: 'Your logo' }).check();
    await expect(page.locator('askwell-chat .launcher canvas')).toBeAttached();
    const stored = await owner.api.call(getChatbot, { params: { id } });
    expect(stored.data.chatbot.logo).toMatch(/\.webp$/);
    await section.getByRole('button', { name: 'Remove logo' }).click();
    await expect(section.getByRole('img')).toHaveCount(0);
    await expect(page.locator('askwell-chat header canvas')).toHaveCount(0);
  });

  test('a duplicate has the logo of its original', async ({ editor, owner, page }) => {
    const { name } = await editor.open('Design');
    const section = page.getByRole('region', { name: 'Logo and icon' });
    const logo = { name: 'logo.png', mimeType: 'image/png', buffer: image };
    await section.getByLabel('Image file').setInputFiles(logo);
    await expect(section.getByRole('img', { name: 'The logo now' })).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByText(`"Copy of ${name}" created. It is not deployed yet.`)).toBeVisible();
    const { chatbots } = await owner.api.call(listChatbots);
    const copy = chatbots.find((one) => one.name === `Copy of ${name}`);
    const stored = await owner.api.call(getChatbot, { params: { id: copy?._id ?? '' } });
    expect(stored.data.chatbot.logo).toMatch(/\.webp$/);
  });

  test('an owner writes the texts for visitors of another language', async ({ editor, owner, page }) => {
    const { _id: id } = await editor.open('Design');
    const section = page.getByRole('region', { name: 'Texts in other languages' });
    await section.getByLabel('Language').selectOption('German');
    await section.getByRole('button', { name: 'Add language' }).click();
    const german = section.getByRole('region', { name: 'German' });
    await german.getByLabel('Chat Window Title').fill('Fragen Sie uns');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Chatbot updated successfully!').first()).toBeVisible();
    const stored = await owner.api.call(getChatbot, { params: { id } });
    expect(stored.data.chatbot.texts).toMatchObject([{ language: 'de', chatWindowTitle: 'Fragen Sie uns' }]);
  });
});
