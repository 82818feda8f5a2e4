import { getChatbot, updateKnowledgeBase } from '@askwell/contracts';
import { chromium, type Browser, type Page } from '@playwright/test';
import { MongoClient } from 'mongodb';
import type { Figure } from './lib/figures.ts';
import { manyFaqs } from './lib/many-faqs.ts';
import { withProduct, type Running } from './lib/running.ts';
import { storeConversations } from './lib/stored-conversations.ts';

const slowdown = 4;
/** The editor adds one more. */
const faqs = 999;
const conversations = 10_000;

/** What Google calls good: https://web.dev/articles/inp. */
const goodMs = 200;

/**
 * How long a page takes from a press or a key to the next frame (INP) where people work most, with
 * a large knowledge base and many conversations, on a processor four times slower. So few
 * interactions have no percentile: the worst one counts.
 */
export default async function interaction(): Promise<Figure[]> {
  return withProduct(async (running) => {
    await fill(running);
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      return [
        await figure(browser, running, 'editor', useEditor),
        await figure(browser, running, 'analytics', useAnalytics),
        await figure(browser, running, 'inbox', useInbox),
        await figure(browser, running, 'panel', usePanel),
      ];
    } finally {
      await browser.close();
    }
  });
}

async function fill({ owner, chatbotId, mongodbUri }: Running): Promise<void> {
  await owner.api.call(updateKnowledgeBase, { params: { id: chatbotId }, body: { faqs: manyFaqs(faqs) } });
  const client = new MongoClient(mongodbUri);
  await storeConversations(client.db(), { chatbotId, count: conversations, questions: 2 });
  await client.close();
}

async function testPathOf({ owner, chatbotId, url }: Running): Promise<string> {
  const { data } = await owner.api.call(getChatbot, { params: { id: chatbotId } });
  return new URL(data.chatbot.deployment.testUrl ?? '/', url).pathname;
}

type Shown = { chatbotId: string; testPath: string };
type Use = (page: Page, shown: Shown) => Promise<void>;

async function figure(browser: Browser, running: Running, screen: string, use: Use): Promise<Figure> {
  const context = await browser.newContext({
    baseURL: running.url,
    viewport: { width: 1280, height: 800 },
  });
  try {
    await context.addInitScript((token) => localStorage.setItem('authToken', token), running.owner.token);
    await context.addInitScript(watch);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await use(page, { chatbotId: running.chatbotId, testPath: await testPathOf(running) });
    // What the last interaction took is reported with the next frames.
    await page.waitForTimeout(1_000);
    const all = await page.evaluate(() => [...window.interactions.values()]);
    const worst = all.toSorted((one, other) => other.ms - one.ms);
    return {
      name: `${screen}: the slowest of ${all.length} interactions`,
      value: worst[0]?.ms ?? Number.NaN,
      unit: 'ms',
      budget: goodMs,
      note: worst
        .slice(0, 3)
        .map(({ ms, what }) => `${what} ${ms}`)
        .join(', '),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the longest event of each interaction, as the browser reports them. */
function watch() {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !('target' in entry) || !entry.interactionId) continue;
      const { interactionId, target, duration, name } = entry;
      const known = window.interactions.get(Number(interactionId));
      if (known && known.ms >= duration) continue;
      const text = target instanceof Element ? (target.ariaLabel ?? target.textContent ?? '') : '';
      const what = known?.what ?? `${name} “${text.trim().slice(0, 20)}”`;
      window.interactions.set(Number(interactionId), { ms: duration, what });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

const press = async (page: Page, role: 'button' | 'tab' | 'link', name: string | RegExp) => {
  await page.getByRole(role, { name }).first().click({ timeout: 120_000 });
  await untilIdle(page);
};

const type = async (page: Page, label: string, text: string) => {
  await page.getByRole('textbox', { name: label, exact: true }).first().click({ timeout: 120_000 });
  await page.keyboard.type(text, { delay: 150 });
  await untilIdle(page);
};

/** A person looks before the next press. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 })));

async function useEditor(page: Page, { chatbotId }: Shown): Promise<void> {
  await page.goto(`/chatbot/${chatbotId}`);
  await type(page, 'Chatbot Name', ' for everyone');
  await press(page, 'tab', 'Design');
  await press(page, 'tab', 'Settings');
  await press(page, 'tab', 'Knowledge Base');
  await type(page, 'Question', 'How much is it?');
  await type(page, 'Answer', 'Ten dollars.');
  await press(page, 'button', 'Add FAQ');
  await page.getByLabel('Search the FAQs').click();
  await page.keyboard.type('silver', { delay: 150 });
  await untilIdle(page);
  await press(page, 'button', /^Edit FAQ/);
  await press(page, 'button', 'Save');
}

async function useAnalytics(page: Page, { chatbotId }: Shown): Promise<void> {
  await page.goto(`/chatbot/${chatbotId}/analytics`);
  await page.getByRole('region', { name: 'Recent Conversations' }).waitFor({ timeout: 120_000 });
  await untilIdle(page);
  await page.getByLabel('Period').selectOption('30d');
  await untilIdle(page);
  const list = page.getByRole('region', { name: 'Recent Conversations' });
  await list.getByRole('listitem').first().getByRole('button').click();
  await untilIdle(page);
  await page.keyboard.press('Escape');
  await press(page, 'button', 'How this is counted');
  await page.keyboard.press('Escape');
}

async function useInbox(page: Page): Promise<void> {
  await page.goto('/inbox?filter=all');
  const rows = page.getByRole('region', { name: 'Conversations', exact: true }).getByRole('listitem');
  await rows.nth(3).waitFor({ timeout: 120_000 });
  for (let row = 0; row < 6; row += 1) {
    await page.keyboard.press('j');
    await untilIdle(page);
  }
}

async function usePanel(page: Page, { testPath }: Shown): Promise<void> {
  await page.goto(testPath);
  await page.locator('askwell-chat .launcher').click({ timeout: 120_000 });
  const panel = page.getByRole('dialog');
  const field = panel.getByRole('textbox');
  for (const question of ['How much is item 7?', 'And the wooden one, item 12?']) {
    await field.click();
    await page.keyboard.type(question, { delay: 150 });
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'This helped' }).last().waitFor({ timeout: 60_000 });
    await untilIdle(page);
  }
  await press(page, 'button', 'More');
}

declare global {
  interface Window {
    interactions: Map<number, { ms: number; what: string }>;
  }
}
