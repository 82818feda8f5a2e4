import { wordsFor } from '../src/panel/texts/index.ts';
import { buildChatbot } from './site/chatbot.ts';
import { injections } from './site/injections.ts';
import { expect, test } from './site/test.ts';

/** Everything in the widget that could run or fetch something. */
const active =
  'script, style, iframe, object, embed, img, video, audio, svg:not(:has(> path:only-child)), link, meta, base, form:not(.composer, .contact, .ending form), [style*=url], [src], [srcdoc], [srcset], [background], [formaction], [action]';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ visit, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { struck: [] });
    window.alert = (message) => void Reflect.get(window, 'struck').push(message);
  });
  page.on('request', (request) => {
    if (![visit.host, visit.api.url].includes(new URL(request.url()).origin))
      visit.errors.push(request.url());
  });
});

test.afterEach(async ({ visit, page }) => {
  expect(await page.evaluate('struck')).toEqual([]);
  await expect(page.locator('askwell-chat').locator(active)).toHaveCount(0);
  const attributes = await page
    .locator('askwell-chat')
    .locator('*')
    .evaluateAll((all) =>
      all.flatMap((node) => node.getAttributeNames().map((name) => `${name}=${node.getAttribute(name)}`)),
    );
  expect(attributes.filter((each) => /^on|^href=(?!https?:|mailto:|tel:|\/)/i.test(each))).toEqual([]);
  expect(visit.errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('what a model says is never code', async ({ visit }) => {
  await visit.go();
  await visit.open();
  for (const [index, injection] of injections.entries()) {
    await visit.ask(`${index}`);
    const question = await visit.api.nextQuestion();
    question.start();
    question.say(injection.slice(0, injection.length / 2));
    question.say(`${injection.slice(injection.length / 2)}\n\nend of ${index}`);
    question.done();
    await expect(visit.bubbles.last()).toContainText(`end of ${index}`);
  }
  for (const link of await visit.bubbles.getByRole('link').all()) await link.hover();
});

test('a question that may have been meant is never code, whether it is read or asked', async ({ visit }) => {
  await visit.go();
  await visit.open();
  for (const [index, injection] of injections.entries()) {
    await visit.ask(`${index}`);
    (await visit.api.nextQuestion()).answer('ok', { suggestions: [injection, `${injection}?`] });
    const choices = visit.panel.locator('.did-you-mean button');
    await expect(choices).toHaveCount(2);
    expect(await choices.first().textContent()).toBe(injection);
    await choices.first().click();
    const question = await visit.api.nextQuestion();
    expect(question.body.text).toBe(injection.trim());
    question.answer('ok');
    await expect(visit.panel.locator('.bot.complete')).toHaveCount(2 * index + 3);
  }
});

test('what is left with an address is never code, and neither is the address', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  for (const [index, injection] of injections.entries()) {
    await page.evaluate((said) => {
      if (window.Askwell && 'identify' in window.Askwell)
        window.Askwell.identify({ name: said, email: said });
    }, injection);
    await visit.ask('Hello');
    (await visit.api.nextQuestion()).answer('ok', { answered: false, source: 'none' });
    const email = visit.panel.getByRole('textbox', { name: 'Your email' });
    await visit.emailLine.click();
    await email.fill(`a.${index}@example.com`);
    await visit.panel.getByRole('textbox', { name: 'Your message (optional)' }).fill(injection);
    await visit.panel.locator('.contact .filled').click();
    await expect.poll(() => visit.api.contacts.at(-1)?.message).toBe(injection.trim());
    await expect(visit.panel.getByText(`a.${index}@example.com`).first()).toBeVisible();
    await visit.panel.getByRole('button', { name: 'More' }).click();
    await visit.panel.getByRole('button', { name: 'Start a new conversation' }).click();
  }
  // The browser's own memory is somebody else's text, too.
  await page.evaluate((texts) => {
    const [name = ''] = Object.keys(localStorage);
    const kept: object = JSON.parse(localStorage.getItem(name) ?? '{}');
    const contact = { isWanted: true, email: texts.join(' ') };
    const conversation = { conversationId: '65f0c0ffee15600d5eed0001', conversationToken: 'token-1' };
    localStorage.setItem(name, JSON.stringify({ ...kept, ...conversation, contact }));
    sessionStorage.setItem(`${name}:draft`, texts.join(' '));
    sessionStorage.setItem(`${name}:unsent`, texts.join(' '));
  }, injections);
  await page.reload();
  await expect(visit.panel.locator('.thanks bdi')).toHaveText(
    injections.join(' ').replace(/\s+/gu, ' ').trim(),
  );
});

for (const language of ['ar', 'hi', 'ja', 'de']) {
  test(`nothing of it is code in ${language} either`, async ({ visit }) => {
    const { texts } = await wordsFor([language]);
    const injection = injections.join(' ');
    visit.api.chatbot = buildChatbot({
      configuration: { chatWindowTitle: injection, widgetTitle: injection },
      branding: { name: `$& ${injection}`, url: 'https://example.com' },
    });
    await visit.go(`plain.html?lang=${language}`);
    await visit.open();
    await visit.ask(injection.slice(0, 2000));
    (await visit.api.nextQuestion()).answer(injections.join('\n\n'), {
      answered: false,
      suggestions: injections.slice(0, 3),
    });
    await expect(visit.panel.getByText(texts.didYouMean, { exact: true })).toBeVisible();
    await expect(visit.panel.getByText(texts.contactTitle)).toBeVisible();
    await expect(visit.panel.locator('footer')).toContainText('$& <script>');
  });
}

test('what a visitor says is never code, and is shown as it was written', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  for (const [index, injection] of injections.entries()) {
    await visit.ask(injection);
    (await visit.api.nextQuestion()).answer('ok');
    await expect(visit.panel.getByRole('button', { name: 'This helped' })).toHaveCount(index + 1);
  }
  const shown = await visit.panel.locator('.visitor .bubble').allTextContents();
  expect(shown).toEqual(injections.map((injection) => injection.trim()));
  await page.reload();
  await expect(visit.panel.locator('.visitor .bubble')).toHaveCount(injections.length);
});

test("what an owner writes into a chatbot's texts is never code", async ({ visit, page }) => {
  // Nothing from the browser's cache: every round is another chatbot.
  await page.route('**/*', (route) => route.continue());
  for (const injection of injections) {
    visit.api.chatbot = buildChatbot({
      name: injection,
      configuration: {
        chatWindowTitle: injection,
        widgetTitle: injection,
        chatWindowSubtitle: injection,
        welcomeMessage: injection,
      },
      suggestedQuestions: [injection],
      branding: { name: injection, url: injection },
    });
    await visit.go();
    await visit.open();
    await expect(visit.panel.getByRole('heading')).toHaveText(injection.trim(), { useInnerText: false });
    await visit.launcher.click();
  }
});
