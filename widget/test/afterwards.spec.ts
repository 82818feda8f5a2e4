import { readFile } from 'node:fs/promises';
import { listenTo } from './site/announcements.ts';
import { expect, test } from './site/test.ts';

test('a question that was close to two is asked again with one press', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await visit.ask('delivery?');
  const suggestions = ['How long does delivery take?', 'What does delivery cost?'];
  (await visit.api.nextQuestion()).answer('It depends.', { suggestions });
  const meant = visit.panel.getByRole('list', { name: 'Did you mean' });
  await expect(meant.getByRole('button')).toHaveText(suggestions);
  await meant.getByRole('button', { name: 'What does delivery cost?' }).click();
  await expect(meant).toBeHidden();
  await expect(visit.field).toBeFocused();
  const question = await visit.api.nextQuestion();
  expect(question.body.text).toBe('What does delivery cost?');
  question.answer('£4');
  await expect(visit.bubbles.last()).toHaveText('£4');
  await expect(meant).toBeHidden();
  await page.reload();
  await expect(visit.bubbles.last()).toHaveText('£4');
});

test('a visitor reads a reply from its beginning, and leaves an email address only after a press', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 520 });
  await visit.go();
  await visit.open();
  await visit.ask('Do you sell bees?');
  const reply = 'I do not know. '.repeat(20);
  (await visit.api.nextQuestion()).answer(reply, { answered: false, source: 'none' });
  await expect(visit.emailLine).toHaveText('Leave your email for a reply');
  const email = visit.panel.getByRole('textbox', { name: 'Your email' });
  await expect(email).toBeHidden();
  const below = async () => {
    const box = await visit.panel.getByRole('log').boundingBox();
    const newest = await visit.bubbles.last().boundingBox();
    return Math.round((newest?.y ?? 0) - (box?.y ?? 0));
  };
  // At the top, but for the pixels that a message moves as it appears.
  await expect.poll(async () => Math.abs((await below()) - 8)).toBeLessThan(8);
  await visit.emailLine.click();
  await expect(email).toBeFocused();
  await expect(visit.emailLine).toBeHidden();
});

test.describe('without an answer', () => {
  test.beforeEach(async ({ visit }) => {
    await visit.go();
    await visit.open();
    await visit.ask('Do you sell bees?');
    (await visit.api.nextQuestion()).answer('I do not know.', { answered: false, source: 'none' });
    await visit.emailLine.click();
    await expect(visit.panel.getByRole('textbox', { name: 'Your email' })).toBeVisible();
  });

  test('a visitor leaves an address, and is not asked twice', async ({ visit, page }) => {
    await page.evaluate(() => {
      if (!window.Askwell || !('on' in window.Askwell)) throw new Error('no API');
      window.Askwell.on('contact', ({ email }) => Object.assign(window, { left: email }));
      window.Askwell.identify({ name: 'Asha' });
    });
    const form = visit.panel.getByRole('form', { name: 'Leave your email' });
    await form.getByRole('textbox', { name: 'Your email' }).fill(' asha@example.com ');
    await form.getByRole('textbox', { name: 'Your message (optional)' }).fill('A hive of them');
    await form.getByRole('button', { name: 'Send' }).dblclick();
    await expect(visit.panel.locator('.contact.thanks')).toHaveText(
      'Thank you. We will write to asha@example.com.',
    );
    await expect(visit.field).toBeFocused();
    expect(visit.api.contacts).toEqual([
      { email: 'asha@example.com', name: 'Asha', message: 'A hive of them' },
    ]);
    expect(await page.evaluate('left')).toBe('asha@example.com');
    await page.reload();
    await expect(visit.panel.locator('.contact.thanks')).toBeVisible();
    await visit.ask('Thank you');
    (await visit.api.nextQuestion()).answer('You are welcome.');
    await expect(visit.bubbles.last()).toHaveText('You are welcome.');
    await expect(visit.panel.locator('.contact:visible')).toHaveCount(0);
    await visit.ask('And wasps?');
    (await visit.api.nextQuestion()).answer('I do not know.', { answered: false, source: 'none' });
    await expect(visit.panel.locator('.contact.thanks')).toBeVisible();
    await expect(form).toBeHidden();
  });

  test('an address is not asked for below a question that could not be sent', async ({ visit, context }) => {
    const form = visit.panel.getByRole('form', { name: 'Leave your email' });
    await context.setOffline(true);
    await visit.ask('And wasps?');
    await expect(visit.problem).toContainText('Not sent');
    await expect(form).toBeHidden();
    await context.setOffline(false);
    (await visit.api.nextQuestion()).answer('I do not know.', { answered: false, source: 'none' });
    await expect(form).toBeVisible();
  });

  test('an address that is none is told at its field', async ({ visit }) => {
    const email = visit.panel.getByRole('textbox', { name: 'Your email' });
    for (const wrong of ['', 'asha', 'asha@']) {
      await email.fill(wrong);
      await visit.panel.locator('.contact').getByRole('button', { name: 'Send' }).click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(
        'Please enter an email address such as name@example.com We use your email only to answer you.',
      );
    }
    expect(visit.api.contacts).toEqual([]);
  });

  test('an address that could not be sent stays written', async ({ visit, page }) => {
    const email = visit.panel.getByRole('textbox', { name: 'Your email' });
    const send = visit.panel.locator('.contact').getByRole('button', { name: 'Send' });
    await email.fill('asha@example.com');
    await page.route('**/contact', (route) => route.abort());
    await send.click();
    await expect(visit.panel.getByRole('alert').first()).toHaveText(
      'Not sent. Please check your connection.',
    );
    await expect(email).toHaveValue('asha@example.com');
    await page.unroute('**/contact');
    await page.route('**/contact', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { success: false, code: 'too_many_requests', message: 'x' },
      }),
    );
    await send.click();
    await expect(visit.panel.getByRole('alert').first()).toContainText('That was a little fast.');
    await page.unroute('**/contact');
    await send.click();
    await expect(visit.panel.locator('.contact.thanks')).toBeVisible();
  });

  test('an address that the page knows stands there already, and the line is there after a reload', async ({
    visit,
    page,
  }) => {
    await page.reload();
    await expect(visit.emailLine).toBeVisible();
    await page.evaluate(() => {
      if (window.Askwell && 'identify' in window.Askwell)
        window.Askwell.identify({ email: 'asha@example.com' });
    });
    await visit.ask('And wasps?');
    (await visit.api.nextQuestion()).answer('I do not know.', { answered: false, source: 'none' });
    await visit.emailLine.click();
    await expect(visit.panel.getByRole('textbox', { name: 'Your email' })).toHaveValue('asha@example.com');
  });
});

for (const name of ['plain.html', 'strict-csp.html']) {
  test(`a visitor takes the conversation along as a file, from ${name}`, async ({ visit, page }) => {
    await visit.go(name);
    await visit.open();
    await visit.ask('Hello\n<b>you</b>');
    (await visit.api.nextQuestion()).answer('**Good** day');
    await expect(visit.bubbles.last()).toHaveText('Good day');
    const coming = page.waitForEvent('download');
    await visit.panel.getByRole('button', { name: 'More' }).click();
    await visit.panel.getByRole('button', { name: 'Download this conversation' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('Fern – Conversation.txt');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(/^You · .+\nHello\n<b>you<\/b>\n\nFern · .+\n\*\*Good\*\* day\n$/);
    expect(visit.errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
}

test('a visitor deletes the conversation, after being asked', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await visit.ask('Hello');
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles.last()).toHaveText('Good day');
  const ask = async () => {
    await visit.panel.getByRole('button', { name: 'More' }).click();
    await visit.panel.getByRole('button', { name: 'Delete this conversation' }).click();
  };
  await ask();
  await expect(visit.panel.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visit.field).toBeFocused();
  await expect(visit.bubbles).toHaveCount(3);

  await ask();
  await page.route('**/conversations/*', (route) => route.abort());
  await visit.panel.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(visit.panel.getByText('It could not be deleted. Please try again.')).toBeVisible();
  await page.unroute('**/conversations/*');
  const heard = await listenTo(visit.panel);
  await visit.panel.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(visit.bubbles).toHaveText(['Hello! How can I help you today?']);
  await expect.poll(heard).toContain('Your conversation was deleted.');
  expect(visit.api.requests).toContain(
    `DELETE /api/widget/${visit.api.chatbot?.id}/conversations/65f0c0ffee15600d5eed0001`,
  );
  expect(visit.api.messages).toEqual([]);
  await page.reload();
  await expect(visit.bubbles).toHaveCount(1);
  await visit.ask('Hello');
  expect((await visit.api.nextQuestion()).body.conversationId).toBeUndefined();
});

test('what is being written is there after a reload, and gone once it was sent', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([
    `askwell:${visit.api.chatbot?.id}`,
  ]);
  await visit.field.fill('Half a question');
  await page.reload();
  await expect(visit.field).toHaveValue('Half a question');
  await visit.field.press('Enter');
  (await visit.api.nextQuestion()).answer('Half an answer');
  await expect(visit.bubbles.last()).toHaveText('Half an answer');
  await page.reload();
  await expect(visit.field).toHaveValue('');
});

test('a chatbot with long texts has the same panel', async ({ visit }) => {
  visit.api.isBrief = true;
  await visit.go();
  await visit.open();
  await expect(visit.bubbles).toHaveText(['Hello! How can I help you today?']);
  await expect(visit.panel.getByRole('button', { name: 'Do you ship abroad?' })).toBeVisible();
  expect(visit.api.requests).toContain(`GET /api/widget/${visit.api.chatbot?.id}`);
});
