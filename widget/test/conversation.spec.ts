import { buildChatbot } from './site/chatbot.ts';
import { expect, test } from './site/test.ts';

test('a reply streams in, as formatted text', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('How long does delivery take?');
  const question = await visit.api.nextQuestion();
  expect(question.body.text).toBe('How long does delivery take?');
  expect(question.body.visitorId).toMatch(/^[\w-]{16,64}$/);
  await expect(visit.panel.locator('.typing')).toBeVisible();
  question.start();
  question.say('Most orders take **two');
  await expect(visit.bubbles.last()).toHaveText('Most orders take two');
  await expect(visit.bubbles.last().locator('strong')).toHaveText('two');
  question.say(' days**.');
  await expect(visit.bubbles.last()).toHaveText('Most orders take two days.');
  await expect(visit.panel.getByRole('button', { name: 'This helped' })).toBeHidden();
  question.done();
  await expect(visit.panel.getByRole('button', { name: 'This helped' })).toBeVisible();
});

test('a suggested question is asked with one press', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.panel.getByRole('button', { name: 'Do you ship abroad?' }).click();
  const question = await visit.api.nextQuestion();
  expect(question.body.text).toBe('Do you ship abroad?');
  await expect(visit.panel.getByRole('list', { name: 'Suggested questions' })).toBeHidden();
  await expect(visit.field).toBeFocused();
});

test('a low window starts at the greeting, with as many suggestions as it has room for', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 520 });
  visit.api.chatbot = buildChatbot({ suggestedQuestions: ['Ferns?', 'Figs?', 'Palms?', 'Roses?'] });
  await visit.go();
  await visit.open();
  await expect(visit.bubbles.first()).toBeInViewport({ ratio: 1 });
  await expect(visit.panel.getByRole('button', { name: 'Palms?' })).toBeVisible();
  await expect(visit.panel.getByRole('button', { name: 'Roses?' })).toBeHidden();
});

test('the conversation goes on over pages and reloads', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles.last()).toHaveText('Good day');
  await visit.go('second.html');
  await expect(visit.panel).toBeVisible();
  await expect(visit.bubbles).toHaveText(['Hello! How can I help you today?', 'Hello', 'Good day']);
  await expect(visit.field).not.toBeFocused();
  await page.reload();
  await expect(visit.bubbles.last()).toHaveText('Good day');
  await visit.ask('And now?');
  const question = await visit.api.nextQuestion();
  expect(question.body.conversationId).toBe('65f0c0ffee15600d5eed0001');
});

test('a new conversation leaves the old one, also in the middle of a reply', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Tell me everything');
  const question = await visit.api.nextQuestion();
  question.start();
  question.say('Once upon a time');
  await expect(visit.bubbles.last()).toHaveText('Once upon a time');
  await visit.panel.getByRole('button', { name: 'More' }).click();
  await visit.panel.getByRole('button', { name: 'Start a new conversation' }).click();
  await question.hungUp;
  await expect(visit.bubbles).toHaveText(['Hello! How can I help you today?']);
  await expect(visit.field).toBeFocused();
  await visit.ask('Hello');
  expect((await visit.api.nextQuestion()).body.conversationId).toBeUndefined();
});

test('a conversation that the server has forgotten begins anew, without a word about it', async ({
  visit,
}) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles.last()).toHaveText('Good day');
  await visit.ask('Still there?');
  (await visit.api.nextQuestion()).refuse(404, 'not_found', 'We could not find what you are looking for.');
  const again = await visit.api.nextQuestion();
  expect(again.body).toMatchObject({ text: 'Still there?' });
  expect(again.body.conversationId).toBeUndefined();
  again.answer('Yes');
  await expect(visit.bubbles).toHaveText(['Hello! How can I help you today?', 'Still there?', 'Yes']);
});

test('a visitor says whether a reply helped, and sees it again later', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await visit.panel.getByRole('button', { name: 'This did not help' }).click();
  await expect.poll(() => visit.api.messages.at(-1)?.helpful).toBe(false);
  await page.reload();
  await expect(visit.panel.getByRole('button', { name: 'This did not help', pressed: true })).toBeVisible();
});

test('a visitor ends the conversation with a rating and starts another', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await visit.panel.getByRole('button', { name: 'More' }).click();
  await visit.panel.getByRole('button', { name: 'End and rate this conversation' }).click();
  await expect(visit.field).toBeHidden();
  await visit.panel.getByRole('radio', { name: '1 of 5 stars' }).press('ArrowRight');
  await expect(visit.panel.getByText('Bad', { exact: true })).toBeVisible();
  await visit.panel.getByRole('button', { name: 'Send rating' }).click();
  await expect(visit.panel.getByText('Thank you for your rating.')).toBeVisible();
  expect(visit.api.rating).toBe(2);
  await visit.panel.getByRole('button', { name: 'Start a new conversation' }).click();
  await expect(visit.field).toBeFocused();
  await expect(visit.bubbles).toHaveCount(1);
});

test('a reply that comes while the panel is closed leaves a dot, on the next page too', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  const question = await visit.api.nextQuestion();
  await visit.launcher.click();
  question.answer('Good day');
  await expect(visit.launcher).toHaveAttribute('data-unread');
  await expect(visit.launcher).toHaveAccessibleDescription('New message');
  await visit.go('second.html');
  await expect(visit.launcher).toHaveAttribute('data-unread');
  await visit.open();
  await expect(visit.launcher).not.toHaveAttribute('data-unread');
  await expect(visit.bubbles.last()).toHaveText('Good day');
});

test('without a typing indicator there is none, without emoji neither', async ({ visit }) => {
  if (visit.api.chatbot)
    visit.api.chatbot.settings = {
      ...visit.api.chatbot.settings,
      enableEmoji: false,
      enableTypingIndicator: false,
    };
  await visit.go();
  await visit.open();
  await expect(visit.panel.getByRole('button', { name: 'Emoji' })).toBeHidden();
  await visit.ask('Hello');
  const question = await visit.api.nextQuestion();
  await expect(visit.panel.locator('.typing')).toBeHidden();
  question.answer('Good day 👋🏽! 2 × 3 ™ ❤️');
  await expect(visit.bubbles.last()).toHaveText('Good day! 2 × 3 ™');
});

test('an emoji is picked where the writing is', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await visit.field.fill('ab');
  await visit.field.press('ArrowLeft');
  await visit.panel.getByRole('button', { name: 'Emoji' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(visit.field).toHaveValue('a😄b');
  await expect(visit.field).toBeFocused();
});

test('Shift+Enter begins a line, and what does not fit is not written', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.field.press('a');
  await visit.field.press('Shift+Enter');
  await visit.field.press('b');
  await visit.field.press('Enter');
  expect((await visit.api.nextQuestion()).body.text).toBe('a\nb');
  await visit.field.fill('x'.repeat(1990));
  await expect(visit.panel.getByText('Characters left: 10')).toBeVisible();
});

test('a visitor sees the sources below a reply, with a link to a page, also after a reload', async ({
  visit,
  page,
}) => {
  await visit.go();
  await visit.open();
  await visit.ask('How long does delivery take?');
  const sources = [
    { title: 'When does my order arrive?' },
    { title: 'Shipping <b>times</b>', url: 'https://shop.example/shipping' },
    { title: 'A trick', url: 'javascript:alert(1)' },
  ];
  const question = await visit.api.nextQuestion();
  question.start();
  question.say('Two days.');
  await expect(visit.bubbles.last()).toHaveText('Two days.');
  await expect(visit.panel.getByText('Source:')).toBeHidden();
  question.done({ sources });
  const line = visit.panel.getByText('Source:');
  await expect(line).toHaveText('Source: When does my order arrive? · Shipping <b>times</b> · A trick');
  const link = line.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://shop.example/shipping');
  await expect(link).toHaveAttribute('target', '_blank');
  visit.api.messages = visit.api.messages.map((message) =>
    message.role === 'bot' ? { ...message, sources } : message,
  );
  await page.reload();
  await expect(line).toBeVisible();
  await expect(link).toHaveText('Shipping <b>times</b>');
});

test('a reply without sources has no line about them', async ({ visit }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.panel.getByRole('button', { name: 'This helped' })).toBeVisible();
  await expect(visit.panel.getByText('Source:')).toBeHidden();
});
