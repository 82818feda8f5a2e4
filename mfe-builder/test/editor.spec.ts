import { makeChatbot } from '@askwell/testing/product';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('what is changed in each tab is stored, with the keyboard alone', async ({ page, editor }) => {
  const chatbot = await editor.open();
  await page.getByRole('tab', { name: 'Basic Info' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Design' })).toBeFocused();
  await page.getByRole('radio', { name: 'Bottom Right' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Chat Window Title').fill('Ask the tea people');
  await page.getByRole('tab', { name: 'Design' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Welcome Message').fill('Good morning!');
  await page.getByRole('switch', { name: 'Chatbot Active' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Chatbot updated successfully!')).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();

  const { configuration, settings } = await editor.stored(chatbot);
  expect(configuration).toMatchObject({
    position: 'bottom-left',
    chatWindowTitle: 'Ask the tea people',
    widgetTitle: 'Ask the tea people',
    welcomeMessage: 'Good morning!',
  });
  expect(settings).toMatchObject({ welcomeMessage: 'Good morning!', isActive: false });

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await editor.openTab('Settings');
  await expect(page.getByLabel('Welcome Message')).toHaveValue('Good morning!');
  await expect(page.getByRole('switch', { name: 'Chatbot Active' })).not.toBeChecked();
});

test('a chatbot is made, taught and put online without a mouse', async ({ page, openDashboard }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Tabs on until the focus is there, as somebody would who reads along. */
  const tabTo = async (target: Locator) => {
    for (let steps = 0; steps < 40; steps += 1) {
      await press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  };
  await openDashboard();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await tabTo(page.getByRole('link', { name: 'Create Your First Chatbot' }));
  await press('Enter');
  await page.getByRole('heading', { name: 'Create New Chatbot' }).waitFor();
  await tabTo(page.getByRole('tab', { name: 'Basic Info' }));
  await tabTo(page.getByLabel('Chatbot Name'));
  await page.keyboard.type('Tea Corner');
  // Between them is the help of the tab.
  await press('Shift+Tab', 'Shift+Tab', 'End');
  await expect(page.getByRole('tab', { name: 'Knowledge Base' })).toBeFocused();
  await tabTo(page.getByRole('textbox', { name: 'Question' }));
  await page.keyboard.type('When are you open?');
  await tabTo(page.getByLabel('Answer'));
  await page.keyboard.type('From 9 to 6.');
  await press('Control+Enter', 'Control+s');
  await expect(page).toHaveURL(/\/chatbot\/[0-9a-f]{24}$/);
  const deploy = page.getByRole('button', { name: 'Deploy' });
  await deploy.waitFor();
  await tabTo(deploy);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Chatbot Deployed Successfully!' });
  await dialog.waitFor();
  await tabTo(dialog.getByRole('button', { name: 'Copy Embed Code' }));
  await press('Escape');
  await expect(deploy).toBeFocused();
});

test('what the keyboard comes to is never hidden by the bar', async ({ page, editor }) => {
  await editor.open('Knowledge Base');
  const overlap = () =>
    page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector('main header')?.getBoundingClientRect();
      return Math.ceil((bar?.bottom ?? 0) - (focused?.top ?? 0));
    });
  const last = page.getByRole('button', { name: 'Advanced: data as JSON' });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  await last.focus();
  const first = page.getByRole('button', { name: 'Import CSV' });
  while (!(await first.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(overlap).toBeLessThanOrEqual(0);
  }
});

test('Back and Forward lead between dashboard, editor and analytics', async ({ page, owner, editor }) => {
  await makeChatbot(owner, { name: 'Tea Corner' });
  await editor.openAddress('/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(heading).toHaveText('Edit Chatbot');
  await page.goBack();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(heading).toHaveText('Analytics');
  await page.goBack();
  await expect(heading).toHaveText('Dashboard');
  await page.goForward();
  await expect(heading).toHaveText('Analytics');
  await page.goBack();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(editor.name).toHaveValue('Tea Corner');
});

test.describe('an address without a chatbot', () => {
  test.use({ expectedConsole: [/status of 404 .*\/api\/chatbot/] });

  test('says so and leads back', async ({ page, editor }) => {
    await editor.openAddress('/chatbot/0123456789abcdef01234567');
    await expect(page.getByText('This chatbot could not be loaded')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('a colour on which white text cannot be read is told, with the nearest one on which it can', async ({
  page,
  editor,
}) => {
  await editor.openNew('Design');
  const warning = page.getByRole('alert').filter({ hasText: 'We use dark text on this' });
  await expect(warning).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Primary Color' }).fill('#ffe14d');
  await expect(warning).toContainText('1.3 to 1');
  await warning.getByRole('button', { name: 'Use #857528' }).click();
  await expect(page.getByRole('textbox', { name: 'Primary Color' })).toHaveValue('#857528');
  await expect(warning).toHaveCount(0);
});

test('domains, suggested questions and all the smaller choices are stored', async ({ page, editor }) => {
  const chatbot = await editor.open('Design');
  await page.getByRole('textbox', { name: 'Secondary Color' }).fill('#1f2a44');
  await page.getByLabel('Chat Window Subtitle').fill('Usually within a minute');
  await page.getByRole('slider', { name: 'Button Size' }).focus();
  await page.keyboard.press('ArrowRight');
  await editor.openTab('Settings');
  await page.getByRole('switch', { name: 'Enable Emojis' }).uncheck();
  await page.getByRole('switch', { name: 'Typing Indicator' }).uncheck();
  await page.getByRole('switch', { name: 'Exact Answers' }).check();
  await page.getByLabel('Keep Conversations').selectOption('For 90 days');
  await page.getByRole('combobox', { name: 'Suggested Questions' }).fill('Can I return an item?');
  await page.keyboard.press('Enter');
  const domains = page.getByRole('textbox', { name: 'Allowed Domains' });
  await domains.fill('https://www.tea.example/shop *.tea.example no..domain');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await expect(domains).toHaveValue('no..domain');
  await expect(page.getByText('“no..domain” isn’t a domain')).toBeVisible();
  await domains.fill('');
  await editor.save();
  expect(await editor.stored(chatbot)).toMatchObject({
    configuration: {
      secondaryColor: '#1f2a44',
      chatWindowSubtitle: 'Usually within a minute',
      buttonSize: '62px',
    },
    settings: { enableEmoji: false, enableTypingIndicator: false },
    allowedDomains: ['www.tea.example', '*.tea.example'],
    suggestedQuestions: ['Can I return an item?'],
    exactAnswers: true,
    retention: '90d',
  });
  await page.getByRole('button', { name: 'Remove www.tea.example' }).click();
  await expect(page.getByRole('list', { name: 'Allowed websites' }).getByRole('listitem')).toHaveCount(1);
});

test('an owner guides how the chatbot answers', async ({ page, editor }) => {
  const chatbot = await editor.open('Basic Info');
  await page.getByLabel('Instructions for answers').fill('Never promise a delivery date.');
  await page.getByLabel('Tone').selectOption('Formal');
  await expect(page.getByText('Courteous, with the polite form of address.')).toBeVisible();
  await page.getByLabel('Answer length').selectOption('Short');
  await editor.save();
  expect(await editor.stored(chatbot)).toMatchObject({
    instructions: 'Never promise a delivery date.',
    tone: 'formal',
    answerLength: 'short',
  });
  await editor.openTab('Settings');
  await page.getByRole('switch', { name: 'Exact Answers' }).check();
  await editor.openTab('Basic Info');
  await expect(page.getByText('Exact Answers is on')).toBeVisible();
});

test('an owner decides whether visitors see the sources of a reply', async ({ page, editor }) => {
  const chatbot = await editor.open('Settings');
  await editor.openPlayground();
  await expect(await editor.ask('When are you open?')).toContainText('Source: When are you open?');
  await page.getByRole('switch', { name: 'Show Sources' }).uncheck();
  const reply = await editor.ask('How much is shipping?');
  await expect(reply).toContainText('used');
  await expect(reply).not.toContainText('Source:');
  await editor.save();
  expect(await editor.stored(chatbot)).toMatchObject({ showSources: false });
});

test('the playground shows how a reply came about', async ({ editor }) => {
  await editor.open('Knowledge Base');
  await editor.openPlayground();
  const reply = await editor.ask('When are you open?');
  await reply.getByText('How this reply came about').click();
  await expect(reply.getByText('the whole knowledge base (3)')).toBeVisible();
  await expect(reply.getByText('12 in, 12 out')).toBeVisible();
  await expect(reply.getByText('by words 100%, in the prompt')).toBeVisible();
});
