import type { Page } from '@playwright/test';
import { installPlatforms } from '@askwell/contracts';
import { makeChatbot } from '@askwell/testing/product';
import { axeFindingsInAnyLight as findings } from '../../e2e/axe-findings.ts';
import { host } from '../../e2e/tea-website.ts';
import { expect, test } from './fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const openInstall = async (page: Page, id: string) => {
  await page.goto(`/chatbot/${id}/install`);
  await expect(page.getByRole('heading', { level: 1, name: 'Install Tea Corner' })).toBeVisible();
};

test('from the card of a chatbot an owner finds the code and the steps for each system', async ({
  page,
  openDashboard,
  owner,
}) => {
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
  await openDashboard();
  await page.getByRole('button', { name: 'More actions for Tea Corner' }).click();
  await page.getByRole('menuitem', { name: 'Install on your website' }).click();
  await expect(page).toHaveURL(`/chatbot/${id}/install`);
  await expect(page.getByLabel('Embed code')).toHaveValue(new RegExp(`/widget/${id}\\.js`));
  await page.getByRole('button', { name: 'Copy Embed Code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/widget/${id}.js`);

  const tabs = page.getByRole('tablist', { name: 'Where is your website?' }).getByRole('tab');
  await expect(tabs).toHaveCount(installPlatforms.length);
  await page.getByRole('tab', { name: 'Plain HTML' }).focus();
  for (const name of ['WordPress', 'Shopify', 'Wix', 'Squarespace', 'Webflow', 'Google Tag Manager']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tabpanel', { name }).getByRole('listitem')).toHaveCount(3);
  }
  for (const name of ['React', 'Next.js']) {
    await page.getByRole('tab', { name, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel.getByLabel('Code')).toHaveValue(new RegExp(`chatbotId="${id}"`));
    await expect(panel.getByLabel('Command')).toHaveValue(/^npm install .*\/downloads\/askwell-react\.tgz$/);
  }
  await page.getByRole('tab', { name: 'WordPress' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the plugin' }).click();
  expect((await download).suggestedFilename()).toBe('askwell-wordpress.zip');
  expect(await findings(page)).toEqual([]);
});

test('an owner copies the code for a chat in the page, and it opens there', async ({ page, owner }) => {
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
  await openInstall(page, id);
  const code = page.getByLabel('As a part of a page');
  await expect(code).toHaveValue(new RegExp(`/widget/${id}\\.js" data-mode="inline"></script>`));
  await expect(page.getByLabel('As a page of its own')).toHaveValue(/ data-mode="page"><\/script>$/);
  const embedded = await code.inputValue();
  await page.route('**/contact-us.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>Contact</h1>${embedded}` }),
  );
  await page.goto('/contact-us.html');
  const chat = page.locator('div > askwell-chat[mode="inline"]');
  await expect(chat.locator('.composer textarea')).toBeVisible();
});

test('the light turns green when a website shows the chat', async ({ page, owner, product }) => {
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
  await openInstall(page, id);
  await expect(page.getByText('Not seen yet').first()).toBeVisible();
  await fetch(`${product.url}/api/widget/${id}/views`, {
    method: 'POST',
    headers: { Origin: 'https://shop.example' },
  });
  await expect(page.getByText('Seen on shop.example').first()).toBeVisible();
  await expect(page.getByText('Not seen yet')).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test('a check of the website says what is missing, and what to add', async ({ page, owner, web }) => {
  const { _id: id, deployment } = await makeChatbot(owner, { name: 'Tea Corner' });
  await openInstall(page, id);
  const field = page.getByLabel('Address of a page');
  const check = page.getByRole('button', { name: 'Check this page' });
  await check.click();
  await expect(field).toBeFocused();
  await field.fill(host);
  await check.click();
  await expect(page.getByText('The code is not on this page')).toBeVisible();

  const { embedCode } = deployment;
  web.change(host, '/installed', (_request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'self'");
    response.setHeader('Content-Type', 'text/html').end(`<title>Tea</title>${embedCode ?? ''}`);
  });
  await field.fill(`${host}/installed`);
  await check.click();
  await expect(page.getByText('The page’s Content-Security-Policy blocks the chat')).toBeVisible();
  await expect(page.getByLabel('Add to script-src')).toHaveValue(/^http:/);
  await expect(page.getByLabel('Add to connect-src')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('the developer gets the steps for the chosen system', async ({ page, owner, product }) => {
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
  await openInstall(page, id);
  await page.getByRole('tab', { name: 'Shopify' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  const email = `dev-${id}@example.com`;
  await page.getByLabel('Your developer’s email address').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The steps are on their way to ${email}.`)).toBeVisible();
  const { text } = await product.mails.nextMail(email);
  expect(text).toContain('theme.liquid');
  expect(text).toContain(`/widget/${id}.js`);
});

test('a chatbot that is not deployed is deployed from here', async ({ page, owner }) => {
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner', deployed: false });
  await openInstall(page, id);
  await expect(page.getByLabel('Embed code')).toHaveValue(new RegExp(`/widget/${id}\\.js`));
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deploy' }).click();
  await expect(page.getByText('This chatbot is not deployed yet')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open test page' })).toBeVisible();
});
