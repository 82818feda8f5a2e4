import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listChatbots, login } from '@askwell/contracts';
import { httpClient, startProduct, type Product } from '@askwell/testing';
import { chromium, errors, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { demoOwner } from '../../api/src/demo/demo-owner.ts';
import { ownPages, publicPages } from '../../e2e/pages.ts';
import { build } from '../lib/build.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { say } from '../lib/run.ts';

const folder = 'var/screens';
const widths = [390, 768, 1280, 1920];
const colorSchemes = ['light', 'dark'] as const;

/** How many pages are open at once. */
const parallel = 3;
/** How long a page may take until it is photographed as it is. */
const patienceMs = 60_000;

/** How long the demo may take to store its owner and 90 days of history. */
const seedingMs = 180_000;

type Shot = {
  path: string;
  /** Of its files, before the width. */
  name: string;
  colorScheme: (typeof colorSchemes)[number];
  /** The session of its owner; null for a page that everybody can open. */
  session: string | null;
};

/**
 * `npm run screens [-- <part of a path>…]`: photographs every page, or those whose path has one of
 * the parts, of the demo owner: at four widths, light and dark, into var/screens.
 */
export default async function screens(parts: string[]): Promise<void> {
  const executablePath = await ensureChromium();
  await build();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const product = await startProduct({ entry: 'api/dist/demo.js' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await untilSeeded(product);
    const shots = (await shotsOf(product.url)).filter(
      ({ path }) => parts.length === 0 || parts.some((part) => path.includes(part)),
    );
    const unfinished = await takeAll(browser, product.url, shots);
    say(`The screenshots are in ${folder}.`);
    for (const name of unfinished) say(`  ${name} was still loading`);
    if (unfinished.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The demo is ready before its owner is stored; then it prints the owner's address. */
async function untilSeeded({ output }: Product): Promise<void> {
  const deadline = Date.now() + seedingMs;
  while (!output().includes(demoOwner.email)) {
    if (Date.now() > deadline) throw new Error(`the demo was not seeded in time:\n${output()}`);
    await setTimeout(200);
  }
}

/** Every page in both color schemes. */
async function shotsOf(url: string): Promise<Shot[]> {
  const { token } = await httpClient(url).call(login, { body: demoOwner });
  if (!token) throw new Error('the demo owner has no second step');
  const { chatbots } = await httpClient(url, token).call(listChatbots);
  const [chatbot] = chatbots;
  if (!chatbot) throw new Error('the demo owner has a chatbot');
  const { _id, deployment } = chatbot;
  const editorTabs = ['design', 'settings', 'knowledge'].map((tab) => `/chatbot/${_id}?tab=${tab}`);
  const shown = [...publicPages, '/api/docs', new URL(deployment.testUrl ?? '/', url).pathname];
  const own = [...ownPages(_id), ...editorTabs, `/chatbot/${_id}?review`];
  return colorSchemes.flatMap((colorScheme) =>
    [...shown.map((path) => [path, null] as const), ...own.map((path) => [path, token] as const)].map(
      ([path, session]) => ({ path, session, colorScheme, name: `${nameOf(path, _id)}-${colorScheme}` }),
    ),
  );
}

/** Takes the shots in parallel. Answers the names of those that were still loading. */
async function takeAll(browser: Browser, url: string, shots: readonly Shot[]): Promise<string[]> {
  const waiting = [...shots];
  const unfinished: string[] = [];
  let taken = 0;
  const work = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      if (!(await take(browser, url, shot))) unfinished.push(shot.name);
      taken += 1;
      say(`  ${taken} of ${shots.length}: ${shot.name}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return unfinished;
}

/** One screenshot of the whole page for each width. False when the page was still loading. */
async function take(browser: Browser, url: string, shot: Shot): Promise<boolean> {
  const { path, name, colorScheme, session } = shot;
  const context = await browser.newContext({ baseURL: url, colorScheme, reducedMotion: 'reduce' });
  try {
    // As on a second visit: a first one shows public pages in the system's face.
    await context.addInitScript(() => localStorage.setItem('face', '1'));
    if (session !== null) await signIn(context, session);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    let isLoaded = true;
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      isLoaded = (await settle(page)) && isLoaded;
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    }
    return isLoaded;
  } finally {
    await context.close();
  }
}

const signIn = (context: BrowserContext, session: string) =>
  context.addInitScript((value) => localStorage.setItem('authToken', value), session);

/**
 * Waits until a page shows what it has. Not for an idle network: pages with an event stream never
 * have one.
 */
async function settle(page: Page): Promise<boolean> {
  try {
    await page.locator('h1, h2').first().waitFor({ state: 'attached', timeout: patienceMs });
    await page.waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        !document.querySelector('[aria-busy="true"]') &&
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      undefined,
      { timeout: patienceMs },
    );
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

const nameOf = (path: string, chatbotId: string): string =>
  path
    .replace(/^\/test\/.*/, 'test-page')
    .replace(chatbotId, 'demo')
    .replace(/^\/$/, 'landing')
    .replace(/^\W+/, '')
    .replace(/\W+/g, '-');
