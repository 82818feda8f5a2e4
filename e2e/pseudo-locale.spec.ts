import { makeChatbot, shopFaqs, visitor } from '@askwell/testing';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { serveDevelopmentShell } from './development-shell.ts';

test.use({ expectedConsole: [/React DevTools|preloaded using|took \d+ms|status of 404/] });
test.setTimeout(240_000);

/** Names in other letters: what the tests type is not mistaken for text of the interface. */
const owner = { name: 'Аша' };
const shop = { name: 'Чай' };

/** What visitors ask, the chatbot's FAQs, and what the simulated model replies: no text of ours. */
const gap = 'Do you sell gift cards?';
const said = [
  gap,
  ...shopFaqs.flatMap(({ question, answer }) => [question, answer]),
  "I'm sorry, I don't have that information. Is there anything else I can help with?",
];

const publicPages = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/no-such-page',
  '/login',
  '/register',
  '/forgot-password',
  '/verify-email',
];

const accountPages = ['/profile', '/profile?tab=security', '/profile?tab=billing', '/payment-success'];

test('in another language, no text of a public page stays English', async ({ page }) => {
  await serveDevelopmentShell(page);
  for (const path of publicPages) {
    await page.goto(`${path}?locale=xx`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[/);
    expect(await plainTexts(page), path).toEqual([]);
  }
});

test('in another language, no text of the account stays English', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner(owner));
  await serveDevelopmentShell(page);
  for (const path of accountPages) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=xx`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[/);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await plainTexts(page), path).toEqual([]);
  }
});

test('in another language, no text of the analytics stays English', async ({
  page,
  product,
  newOwner,
  signIn,
}) => {
  const asha = await newOwner(owner);
  const { _id: id } = await makeChatbot(asha, shop);
  const customer = visitor(product.url, id);
  await customer.ask('When are you open?');
  await customer.ask(gap);
  await customer.rate({ rating: 2 });
  await signIn(asha);
  await serveDevelopmentShell(page);
  await page.goto(`/chatbot/${id}/analytics?locale=xx`);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await plainTexts(page)).toEqual([]);
  for (const button of [/^\[Ĥöŵ ţĥîš/, /^\[Åñöñýɱöûš\]/]) {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.locator('dialog[open]').getByRole('button').last()).toBeEnabled();
    expect(await plainTexts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

/** Shown texts and accessible names with Latin letters; neither the brand's name nor addresses count, nor code. */
const plainTexts = (page: Page): Promise<string[]> =>
  page.evaluate((known) => {
    // The chart's labels come from the API with its numbers.
    const isSkipped = (element: Element) =>
      element.closest('script, style, noscript, code, pre, table, [translate="no"], .apexcharts-canvas');
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (isSkipped(element) || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return found.filter((text) => {
      const rest = known.reduce((left, one) => left.replaceAll(one, ''), text);
      return /[A-Za-z]/.test(rest.replace(/Askwell|\S+@\S+|https?:\S+/g, ''));
    });
  }, said);
