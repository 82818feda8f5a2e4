import { test as base, type Locator, type Page } from '@playwright/test';
import { startApi, type WidgetApi } from './api.ts';
import { buildChatbot } from './chatbot.ts';
import { startHost } from './host.ts';

export { expect } from '@playwright/test';

/** What a visitor sees and does. */
export type Visit = {
  api: WidgetApi;
  host: string;
  launcher: Locator;
  panel: Locator;
  field: Locator;
  /** Opens the form for an email address. */
  emailLine: Locator;
  bubbles: Locator;
  /** What went wrong, below the message that it concerns. */
  problem: Locator;
  /** Goes to a page of `../pages`. */
  go(page?: string): Promise<void>;
  /** Opens the chat as a visitor does. */
  open(): Promise<void>;
  /** Writes and sends. */
  ask(text: string): Promise<void>;
  /** Everything that the page's own error handlers and console saw. */
  errors: string[];
};

/** A fresh website and a fresh server of chatbots for every test, with everything in motion. */
export const test = base.extend<{ visit: Visit }>({
  reducedMotion: 'no-preference',
  visit: async ({ page }, use) => {
    const chatbot = buildChatbot();
    const api = await startApi(chatbot);
    const host = await startHost(api.url, chatbot.id);
    await use(visit(page, api, host.url));
    api.close();
    host.close();
  },
});

const visit = (page: Page, api: WidgetApi, host: string): Visit => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const panel = page.getByRole('dialog');
  const launcher = page.locator('askwell-chat .launcher');
  const field = panel.locator('.composer textarea');
  return {
    api,
    host,
    launcher,
    panel,
    field,
    emailLine: panel.locator('.line'),
    bubbles: panel.locator('.bubble:visible'),
    problem: panel.locator('.below .problem'),
    errors,
    go: async (name = 'plain.html') => void (await page.goto(`${host}/${name}`)),
    async open() {
      await launcher.click();
      await panel.waitFor();
    },
    async ask(text) {
      await field.fill(text);
      await field.press('Enter');
    },
  };
};
