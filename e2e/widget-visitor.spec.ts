import { readFile } from 'node:fs/promises';
import { getAnalytics, listChatbots } from '@askwell/contracts';
import { makeChatbot, shopFaqs } from '@askwell/testing/product';
import type { Page } from '@playwright/test';
import { injections } from '../widget/test/site/injections.ts';
import { expect, test } from './journey.ts';

const bubbles = (page: Page) => page.locator('askwell-chat .bubble:visible');

const ask = async (page: Page, question: string) => {
  await page.getByRole('dialog').getByRole('textbox').first().fill(question);
  await page.keyboard.press('Enter');
};

const open = async (page: Page, testUrl: string | null) => {
  await page.goto(testUrl ?? '');
  await page.getByRole('button', { name: 'Chat with us!' }).click();
};

test('who gets no answer leaves an address, and the owner gets a mail', async ({
  page,
  product,
  newOwner,
}) => {
  const owner = await newOwner();
  const { deployment } = await makeChatbot(owner, { name: 'Tea Corner' });
  await open(page, deployment.testUrl);
  product.gemini.behave('hangs_up');
  await ask(page, 'Do you repair bicycles?');
  await page.getByRole('button', { name: 'Leave your email' }).click();
  const email = page.getByLabel('Your email', { exact: true });
  await email.fill('visitor@');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter an email address such as name@example.com')).toBeVisible();
  await email.fill('asha@example.com');
  await page.getByLabel('Your message (optional)').fill('It has a flat tyre.');
  await email.press('Enter');
  await expect(page.getByText('Thank you. We will write to asha@example.com.').first()).toBeVisible();
  product.gemini.reset();
  const mail = await product.mails.nextMail(owner.email);
  expect(mail.subject).toBe('A visitor to Tea Corner would like a reply');
  for (const part of ['asha@example.com', 'It has a flat tyre.', 'Do you repair bicycles?'])
    expect(mail.text).toContain(part);

  await page.reload();
  await expect(page.getByText('Thank you. We will write to asha@example.com.').first()).toBeVisible();
});

test('a page on which the launcher is shown counts as one view', async ({ page, newOwner }) => {
  const owner = await newOwner();
  const { deployment } = await makeChatbot(owner);
  const views = async () => {
    const { chatbots } = await owner.api.call(listChatbots, {});
    return chatbots.map(({ analytics }) => analytics.totalViews);
  };
  await page.goto(deployment.testUrl ?? '');
  await expect(page.getByRole('button', { name: 'Chat with us!' })).toBeVisible();
  await expect.poll(views).toEqual([1]);
  await page.reload();
  await page.goto('about:blank');
  await expect.poll(views).toEqual([2]);
});

test("what an owner writes is never code, neither in the chat nor on the chatbot's test page", async ({
  page,
  product,
  newOwner,
}) => {
  const code = '</title><script>alert(0)</script><img src=x onerror=alert(1)>';
  const faqs = injections.map((answer, index) => ({ question: `Tulip ${index}: ${answer}`, answer }));
  const { deployment } = await makeChatbot(await newOwner(), {
    name: code,
    exactAnswers: true,
    configuration: { chatWindowTitle: '<script>alert(0)</script>', welcomeMessage: code },
    knowledgeBase: { faqs },
  });
  const struck: string[] = [];
  page.on('dialog', (dialog) => {
    struck.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) struck.push(request.url());
  });
  await page.goto(deployment.testUrl ?? '');
  await page.getByRole('button', { name: '<script>alert(0)</script>' }).click();
  for (const [index, { question }] of faqs.entries()) {
    await ask(page, question);
    await expect(page.getByRole('button', { name: 'This helped' })).toHaveCount(index + 1);
  }
  await expect(bubbles(page).first()).toContainText('<script>alert(0)</script>');
  await expect(page.locator('askwell-chat').locator('script, img, iframe, [src], [onerror]')).toHaveCount(0);
  expect(struck).toEqual([]);
});

test('a visitor takes the conversation along, then deletes it, for the owner too', async ({
  page,
  newOwner,
}) => {
  const owner = await newOwner();
  const { _id: id, deployment } = await makeChatbot(owner);
  await open(page, deployment.testUrl);
  await ask(page, 'When are you open?');
  await expect(bubbles(page).last()).toContainText('9 to 6');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Download this conversation' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text).toMatch(/^You · .+\nWhen are you open\?\n\n/);
  expect(text).toContain('9 to 6');

  const conversations = async () => {
    const { data } = await owner.api.call(getAnalytics, { params: { id }, query: { timeRange: '24h' } });
    return data.analytics.recentConversations.length;
  };
  await expect.poll(conversations).toBe(1);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete this conversation' }).click();
  await page.getByRole('button', { name: 'Delete conversation', exact: true }).click();
  await expect(bubbles(page)).toHaveText(['Hello! How can I help you today?']);
  await expect.poll(conversations).toBe(0);
  await page.reload();
  await expect(bubbles(page)).toHaveText(['Hello! How can I help you today?']);
});

test('a question between two FAQs offers both, also after a reload', async ({ page, newOwner }) => {
  const { deployment } = await makeChatbot(await newOwner(), {
    exactAnswers: true,
    knowledgeBase: {
      faqs: [
        ...shopFaqs,
        { question: 'How long does delivery to Germany take?', answer: 'Four days.' },
        { question: 'How long does delivery to France take?', answer: 'Three days.' },
      ],
    },
  });
  await open(page, deployment.testUrl);
  await ask(page, 'How long does delivery take?');
  const meant = page.getByRole('list', { name: 'Did you mean' });
  const france = meant.getByRole('button', { name: 'How long does delivery to France take?' });
  await expect(france).toBeVisible();
  await page.reload();
  await france.click();
  await expect(bubbles(page).last()).toContainText('Three days.');
  await expect(france).toHaveCount(0);
});

test('on a Spanish page what we say ourselves is Spanish, also where the server says it', async ({
  page,
  product,
  newOwner,
}) => {
  const { deployment } = await makeChatbot(await newOwner());
  const testUrl = deployment.testUrl ?? '';
  await page.route(testUrl, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<html lang="en"/, '<html lang="es"'),
    });
  });
  await open(page, testUrl);
  await expect(page.getByRole('textbox', { name: 'Escribe un mensaje…' })).toBeVisible();
  product.gemini.behave('hangs_up');
  await ask(page, 'Xyzzy?');
  await expect(page.getByRole('button', { name: 'Deja tu correo y te responderemos' })).toBeVisible();
  await expect(bubbles(page).last()).toContainText(/correo|respuesta|responder/);
  product.gemini.reset();
});

test.describe('with a connection that comes and goes', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('the conversation goes on over pages and a lost connection, and is rated at its end', async ({
    page,
    context,
    newOwner,
  }) => {
    const { deployment } = await makeChatbot(await newOwner());
    await open(page, deployment.testUrl);
    await ask(page, 'When are you open?');
    await expect(bubbles(page).last()).toContainText('9 to 6');
    await page.reload();
    await expect(bubbles(page).last()).toContainText('9 to 6');
    await context.setOffline(true);
    await expect(page.getByText('You are offline.').first()).toBeVisible();
    await ask(page, 'How much is shipping?');
    await expect(page.getByText('Not sent. Please check your connection.').first()).toBeVisible();
    await context.setOffline(false);
    await expect(bubbles(page).last()).toContainText('$5');
    await page.getByRole('button', { name: 'This helped', exact: true }).last().click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'End and rate this conversation' }).click();
    await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
    await page.getByRole('button', { name: 'Send rating' }).click();
    await expect(page.getByText('Thank you for your rating.').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the panel fills the screen, and a reply after closing leaves a dot', async ({ page, newOwner }) => {
    const { deployment } = await makeChatbot(await newOwner());
    await open(page, deployment.testUrl);
    const panel = page.getByRole('dialog');
    await expect.poll(async () => panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 780 });
    await page.route('**/messages', async (route) => {
      await page.getByRole('button', { name: 'Close chat' }).click();
      await route.continue();
    });
    await ask(page, 'When are you open?');
    const launcher = page.getByRole('button', { name: 'Chat with us!' });
    await expect(launcher).toHaveAccessibleDescription('New message');
    await launcher.click();
    await expect(bubbles(page).last()).toContainText('9 to 6');
  });
});
