import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listChatbots, login } from '@askwell/contracts';
import { httpClient, startProduct } from '@askwell/testing';
import { chromium, type Page } from '@playwright/test';
import { demoOwner } from '../../api/src/demo/demo-owner.ts';
import { ownPages, publicPages } from '../../e2e/pages.ts';
import { build } from '../lib/build.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { say } from '../lib/run.ts';

const folder = 'var/screens';
const widths = [390, 768, 1280, 1920];
const colorSchemes = ['light', 'dark'] as const;

/**
 * `npm run screens [-- <part of a path>…]`: photographs every page, or those whose path has one of
 * the parts, of the demo owner: at four widths, light and dark, into var/screens.
 */
export default async function screens(parts: string[]): Promise<void> {
  const executablePath = await ensureChromium();
  await build();
  await mkdir(folder, { recursive: true });
  const product = await startProduct({ entry: 'api/dist/demo.js' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { token, chatbotId } = await signInToDemo(product.url);
    const isWanted = (path: string) => parts.length === 0 || parts.some((part) => path.includes(part));
    for (const colorScheme of colorSchemes) {
      for (const [pages, session] of [
        [publicPages, null],
        [ownPages(chatbotId), token],
      ] as const) {
        const context = await browser.newContext({
          baseURL: product.url,
          colorScheme,
          reducedMotion: 'reduce',
        });
        if (session)
          await context.addInitScript((value) => localStorage.setItem('authToken', value), session);
        const page = await context.newPage();
        for (const path of pages.filter(isWanted)) {
          await photograph(page, path, `${nameOf(path.replace(chatbotId, 'demo'))}-${colorScheme}`);
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  say(`The screenshots are in ${folder}.`);
}

async function signInToDemo(url: string): Promise<{ token: string; chatbotId: string }> {
  const { token } = await httpClient(url).call(login, { body: demoOwner });
  if (!token) throw new Error('the demo owner has no second step');
  const { chatbots } = await httpClient(url, token).call(listChatbots);
  const [chatbot] = chatbots;
  if (!chatbot) throw new Error('the demo owner has a chatbot');
  return { token, chatbotId: chatbot._id };
}

/** One screenshot of the whole page for each width. */
async function photograph(page: Page, path: string, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  say(`  ${path}`);
}

const nameOf = (path: string): string =>
  path.replace(/^\/$/, 'landing').replace(/^\W+/, '').replace(/\W+/g, '-');
