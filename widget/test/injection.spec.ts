import { buildChatbot } from './site/chatbot.ts';
import { injections } from './site/injections.ts';
import { expect, test } from './site/test.ts';

/** Everything in the widget that could run or fetch something. */
const active =
  'script, style, iframe, object, embed, img, video, audio, svg:not(:has(> path:only-child)), link, meta, base, form:not(.composer, .ending form), [style*=url], [src], [srcdoc], [srcset], [background], [formaction], [action]';

// Each of these says every string of the corpus, one after the other.
test.describe.configure({ timeout: 240_000 });
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

test('what a visitor says is never code, and is shown as it was written', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  for (const injection of injections) {
    await visit.ask(injection);
    (await visit.api.nextQuestion()).answer('ok');
    await expect(visit.panel.getByRole('button', { name: 'This helped' }).last()).toBeVisible();
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
