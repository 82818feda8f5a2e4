import { completeDemoPayment, initiatePayment } from '@askwell/contracts';
import { axeFindingsInAnyLight as findings } from '../../e2e/axe-findings.ts';
import { host } from '../../e2e/tea-website.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedConsole: [/status of 40[03] .*\/sources/] });

test('an owner adds a website, sees its pages with the reasons, and finds it again after a reload', async ({
  page,
  owner,
  editor,
}) => {
  const { orderId } = await owner.api.call(initiatePayment, { body: { plan: 'premium' } });
  await owner.api.call(completeDemoPayment, { body: { orderId } });
  const chatbot = await editor.open('Knowledge Base');
  await page.getByLabel('Your website’s address').fill(host);
  await page.keyboard.press('Enter');
  const sources = page.getByRole('list', { name: 'Sources' });
  await expect(page.getByRole('link', { name: 'Review 3 drafts' })).toBeVisible({ timeout: 60_000 });
  await sources.getByRole('button', { name: /^Leaf & Kettle/ }).click();
  const pages = page.getByRole('list', { name: 'Pages of Leaf & Kettle' });
  await expect(pages.getByRole('listitem').filter({ hasText: 'Questions' })).toContainText('3 drafts');
  await expect(pages).toContainText('There is no page at this address.');
  const offer = page.getByRole('status').filter({ hasText: 'Make it look like Leaf & Kettle?' });
  await expect(offer).toContainText('We found a color and a logo on your website.');
  expect(await findings(page)).toEqual([]);
  let letLogoLoad = () => {};
  const logoMayLoad = new Promise<void>((resolve) => (letLogoLoad = resolve));
  await page.route('**/sources/*/logo', async (route) => {
    await logoMayLoad;
    await route.continue();
  });
  await offer.getByRole('button', { name: 'Use them' }).click();
  // The color is applied already: what is typed from now on stays.
  await expect(offer).toContainText('We found a logo on your website.');
  letLogoLoad();
  await expect(page.getByText('The color and logo are in place. Save to keep the color.')).toBeVisible();
  await expect(offer).toBeHidden();
  await editor.save();
  const { logo, configuration } = await editor.stored(chatbot);
  expect([logo, configuration.primaryColor]).toEqual([expect.stringMatching(/\.webp$/), '#0c666c']);

  const passages = page.getByRole('switch', { name: 'Answer from its text where no FAQ fits' });
  await passages.click();
  await expect(passages).not.toBeChecked();
  await page.reload();
  await editor.openTab('Knowledge Base');
  await sources.getByRole('button', { name: /^Leaf & Kettle/ }).click();
  await expect(passages).not.toBeChecked();
  await sources.getByRole('button', { name: 'Remove Leaf & Kettle' }).click();
  await page.getByRole('button', { name: 'Remove source' }).click();
  await expect(sources).toBeHidden();
});

test('an address that cannot be read is refused at its field, in words', async ({ page, editor }) => {
  await editor.open('Knowledge Base');
  const field = page.getByLabel('Your website’s address');
  const read = page.getByRole('button', { name: 'Read my website' });
  await read.click();
  await expect(page.getByText('Please enter the address of your website')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('my bakery');
  await read.click();
  await expect(page.getByText('This doesn’t look like a web address.')).toBeVisible();
  await field.fill('http://192.168.0.1/');
  await read.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/public/i);
  await expect(field).toHaveValue('http://192.168.0.1/');
});

test('a document and a text are read like a website', async ({ page, editor }) => {
  await editor.open('Knowledge Base');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a document' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'Prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('question,answer\nHow much is the oolong?,100 grams cost $14.\n'),
  });
  await expect(page.getByRole('link', { name: 'Review 1 draft' })).toBeVisible({ timeout: 60_000 });

  await page.getByRole('button', { name: 'Paste text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste text' });
  await dialog.getByRole('button', { name: 'Add text' }).click();
  await expect(dialog.getByText('Please enter a title')).toBeVisible();
  await dialog.getByLabel('Title').fill('Gift cards');
  await dialog.getByLabel('Text').fill('# Can I buy a gift card?\n\nYes, from $10, in the shop and by mail.');
  await dialog.getByRole('button', { name: 'Add text' }).click();
  // The plan includes one document.
  await expect(dialog.getByRole('alert')).toContainText(/plan/i);
});

test('an owner reads what drafting takes, turns it on, and finds more drafts', async ({ page, editor }) => {
  await editor.open('Knowledge Base');
  await page.getByLabel('Your website’s address').fill(host);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Review 3 drafts' })).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('list', { name: 'Sources' })
    .getByRole('button', { name: /^Leaf & Kettle/ })
    .click();
  const drafting = page.getByRole('switch', { name: 'Draft FAQs from its text with your Gemini key' });
  await expect(drafting).toHaveAccessibleDescription(/2 pages left: 1 request to your key/);
  await drafting.focus();
  await page.keyboard.press('Space');
  await expect(drafting).toHaveAccessibleDescription(/Every page has been read/, { timeout: 60_000 });
  await expect(page.getByRole('link', { name: /^Review [4-9] drafts$/ })).toBeVisible();

  const mails = page.getByRole('switch', { name: 'Email the owner when something changed' });
  await expect(mails).toBeChecked();
  await page.getByRole('switch', { name: 'Read it again every week' }).click();
  await expect(mails).toBeHidden();
});

test('an owner stops the reading of a website, leaves, and resumes it where it was', async ({
  page,
  editor,
  web,
}) => {
  const timesAsked = (path: string) => web.pathsOf(host).filter((one) => one === path).length;
  const before = timesAsked('/mugs');
  // A page that never comes: the reading waits for it.
  web.change(host, '/mugs', () => {});
  try {
    await editor.open('Knowledge Base');
    await page.getByLabel('Your website’s address').fill(host);
    await page.keyboard.press('Enter');
    const sources = page.getByRole('list', { name: 'Sources' });
    await expect(sources.getByRole('progressbar')).toBeVisible();
    await expect.poll(() => timesAsked('/mugs'), { timeout: 60_000 }).toBeGreaterThan(before);
    await sources.getByRole('button', { name: 'Stop' }).click();
    await expect(sources).toContainText('Stopped');
    const read = timesAsked('/faq');

    await page.reload();
    await editor.openTab('Knowledge Base');
    await expect(sources).toContainText('Stopped');
    web.change(host, '/mugs', undefined);
    await sources.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByRole('link', { name: 'Review 3 drafts' })).toBeVisible({ timeout: 60_000 });
    await expect(sources.getByRole('button', { name: 'Read again' })).toBeVisible({ timeout: 60_000 });
    // What was read before is not fetched again.
    expect(timesAsked('/faq')).toBe(read);
  } finally {
    web.change(host, '/mugs', undefined);
  }
});
