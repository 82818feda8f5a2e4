import { expect, test } from './site/test.ts';

test('what could not be sent is sent when the network is back', async ({ visit, context }) => {
  await visit.go();
  await visit.open();
  await context.setOffline(true);
  await expect(visit.panel.getByText('You are offline.')).toBeVisible();
  await visit.ask('Hello');
  await expect(visit.problem).toHaveText('Not sent. Please check your connection.');
  await context.setOffline(false);
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles).toHaveText(['Hello! How can I help you today?', 'Hello', 'Good day']);
  await expect(visit.panel.getByText('You are offline.')).toBeHidden();
});

test('a refusal is told in words for the visitor, and the question can be sent again', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).refuse(429, 'too_many_requests', 'That was a little fast.');
  await expect(visit.problem).toHaveText('That was a little fast. Please wait a moment.');
  await visit.panel.getByRole('button', { name: 'Try again' }).click();
  await expect(visit.field).toBeFocused();
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles).toHaveText(['Hello! How can I help you today?', 'Hello', 'Good day']);
});

test('a reply that breaks off stands, and can be asked for again', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  const question = await visit.api.nextQuestion();
  question.start();
  question.say('Good d');
  await expect(visit.bubbles.last()).toHaveText('Good d');
  question.drop();
  await expect(visit.problem).toHaveText('The answer was cut off.');
  await visit.panel.getByRole('button', { name: 'Ask again' }).click();
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles).toHaveText([
    'Hello! How can I help you today?',
    'Hello',
    'Good d',
    'Hello',
    'Good day',
  ]);
});

test('an error in the middle of the stream is no raw error', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  const question = await visit.api.nextQuestion();
  question.start();
  question.say('Good');
  question.send('error', {
    code: 'provider_interrupted',
    message: 'The answer was cut off. Please try again.',
  });
  await expect(visit.problem).toHaveText('The answer was cut off.');
});

test('a server of another release leaves nobody unable to ask', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  const question = await visit.api.nextQuestion();
  question.start();
  question.sendOther('thinking', { seconds: 3 });
  question.say('Good day');
  question.sendOther('done', { messageId: 'a', answered: true, mood: 'cheerful' });
  question.end();
  await expect(visit.bubbles.last()).toHaveText('Good day');
  await visit.ask('And tomorrow?');
  (await visit.api.nextQuestion()).answer('As well');
  await expect(visit.bubbles.last()).toHaveText('As well');
});

test('a full conversation leads to a new one', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).refuse(429, 'conversation_full', 'This conversation has reached its end.');
  await expect(visit.panel.getByText('This conversation has reached its end.').first()).toBeVisible();
  await visit.panel.getByRole('button', { name: 'Start a new conversation' }).click();
  await expect(visit.field).toBeVisible();
});

test('a chatbot that was switched off meanwhile says so', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).refuse(404, 'chatbot_unavailable', 'This chatbot is not available.');
  await expect(
    visit.panel.getByRole('status').getByText('This chat is not available right now.').first(),
  ).toBeVisible();
  await expect(visit.field).toBeHidden();
});

test('an earlier conversation that cannot be loaded is loaded on a second try', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles.last()).toHaveText('Good day');
  await page.route('**/conversations/*', (route) => route.abort());
  await page.reload();
  await expect(visit.panel.getByText('We could not load your conversation.')).toBeVisible();
  await page.unroute('**/conversations/*');
  await visit.panel.getByRole('button', { name: 'Try again' }).click();
  await expect(visit.bubbles.last()).toHaveText('Good day');
});

test('a question that was left before its answer can be asked again', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).start();
  // The visitor is stored before the reply starts, the conversation with its start.
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('token-1');
  await page.reload();
  await expect(visit.problem).toHaveText('There was no answer yet.');
  await visit.panel.getByRole('button', { name: 'Try again' }).click();
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles.last()).toHaveText('Good day');
});

test('a page without storage has a chat that ends with it', async ({ visit, page }) => {
  await page.addInitScript(() => {
    const denied = {
      get: (): never => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', denied);
    Object.defineProperty(window, 'sessionStorage', denied);
  });
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles.last()).toHaveText('Good day');
  expect(visit.errors.filter((error) => !error.includes('404'))).toEqual([]);
});
