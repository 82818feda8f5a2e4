import { once } from 'node:events';
import { createServer } from 'node:http';
import { startGemini, startProduct, startSmtp } from '@askwell/testing';
import { startWeb } from '@askwell/testing/web';
import { chromium, type Locator, type Page } from '@playwright/test';
import type { Figure } from './lib/figures.ts';

const site = 'tea.example';
const apiKey = 'AIzaSyTestTestTestTestTestTestTest3f9K';
const email = 'noor@example.com';

const pages = {
  '/': '<!doctype html><html lang="en"><title>Leaf & Kettle</title><h1>Leaf & Kettle</h1><p>Loose tea since 1987, roasted in the back of the shop.</p><a href="/faq">Questions</a></html>',
  '/faq': `<!doctype html><html lang="en"><title>Questions</title><main><h1>Questions</h1>
    <h2>Do you ship abroad?</h2><p>Yes, we ship to all of Europe within five working days.</p>
    <h2>Can I return opened tea?</h2><p>You can return opened tea within 30 days, and we refund the price.</p>
    <h2>Where do I find the shop?</h2><p>We are in the old harbor, beside the lighthouse.</p></main></html>`,
};

/** What a person does in the browser, counted. */
const counter = () => {
  const counts = { clicks: 0, fields: 0, waitMs: 0 };
  return {
    counts,
    click: async (target: Locator): Promise<void> => {
      counts.waitMs += await timeOf(() => target.waitFor());
      await target.click();
      counts.clicks += 1;
    },
    fill: async (field: Locator, text: string): Promise<void> => {
      counts.waitMs += await timeOf(() => field.waitFor());
      await field.fill(text);
      counts.fields += 1;
    },
    paste: async (page: Page, field: Locator, text: string): Promise<void> => {
      counts.waitMs += await timeOf(() => field.waitFor());
      await page.evaluate((value) => navigator.clipboard.writeText(value), text);
      await field.focus();
      await page.keyboard.press('ControlOrMeta+V');
      counts.fields += 1;
    },
    waitFor: async (target: Locator): Promise<void> => {
      counts.waitMs += await timeOf(() => target.waitFor({ timeout: 120_000 }));
    },
  };
};

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/**
 * From the landing page to an answer on the own website, for a newcomer who has a key at hand: what
 * has to be clicked and filled in, and how long it takes without the time to read and to type.
 */
export default async function onboarding(): Promise<Figure[]> {
  const [web, gemini, mails] = await Promise.all([startWeb({ [site]: pages }), startGemini(), startSmtp()]);
  const product = await startProduct({
    env: { GEMINI_BASE_URL: gemini.url, SMTP_URL: mails.url, LOG_LEVEL: 'warn', ...web.env },
  });
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({
      baseURL: product.url,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const person = counter();
    const started = performance.now();
    await signUp(page, person, async () => (await mails.nextMail(email)).code);
    const embedCode = await buildChatbot(page, person);
    const answer = await askOnOwnPage(page, person, embedCode);
    const { clicks, fields, waitMs } = person.counts;
    return [
      { name: 'actions', value: clicks + fields, unit: '', budget: 9, note: answer },
      { name: 'of them clicks', value: clicks, unit: '' },
      { name: 'of them fields filled in or pasted into', value: fields, unit: '' },
      { name: 'of it waiting for the product', value: waitMs / 1000, unit: 's' },
      {
        name: 'from the landing page to an answer on the own page',
        value: (performance.now() - started) / 1000,
        unit: 's',
        budget: 180,
      },
    ];
  } finally {
    await browser.close();
    await Promise.all([product.stop(), web.stop(), gemini.stop(), mails.stop()]);
  }
}

type Person = ReturnType<typeof counter>;

async function signUp(page: Page, person: Person, code: () => Promise<string>): Promise<void> {
  await page.goto('/');
  await person.fill(page.getByLabel('Your website’s address'), site);
  await person.click(page.getByRole('button', { name: 'Draft my FAQs' }));
  await person.fill(page.getByRole('textbox', { name: /^Email/ }), email);
  await person.click(page.getByRole('button', { name: 'Continue with email' }));
  await person.waitFor(page.getByRole('button', { name: 'Verify Email' }));
  await person.fill(page.getByLabel(/code/i), await code());
  const verify = page.getByRole('button', { name: 'Verify Email' });
  const key = page.getByLabel('Gemini API Key');
  // A whole code may submit itself.
  await verify.or(key).waitFor();
  if (await verify.isEnabled().catch(() => false)) await person.click(verify);
  await person.paste(page, key, apiKey);
}

/** Accepts the drafts of the website and goes live; the same press copies the embed code. */
async function buildChatbot(page: Page, person: Person): Promise<string> {
  await person.waitFor(page.getByRole('heading', { name: 'Do you ship abroad?' }));
  await page
    .getByText(/reading/i)
    .first()
    .waitFor({ state: 'hidden', timeout: 120_000 });
  await person.click(page.getByRole('button', { name: 'Accept all, go live and copy the embed code' }));
  await person.waitFor(page.getByRole('heading', { name: `Install ${site}` }));
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A page of the owner's website with the embed code in it. */
async function askOnOwnPage(page: Page, person: Person, embedCode: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><html lang="en"><title>Leaf & Kettle</title><h1>Tea</h1>${embedCode}</html>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  try {
    await page.goto(`http://localhost:${port}/`);
    await person.click(page.getByRole('button', { name: /chat/i }));
    await person.fill(page.getByRole('textbox'), 'do you ship abroad?');
    await page.keyboard.press('Enter');
    const answer = page.getByRole('log').getByText(/all of Europe/);
    await person.waitFor(answer);
    return (await answer.first().innerText()).slice(0, 60);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
