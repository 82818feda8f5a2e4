import { mkdir, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { createChatbot, listChatbots, login } from '@askwell/contracts';
import { httpClient, signUpOwner, startProduct, startSmtp, visitor, type Product } from '@askwell/testing';
import { chromium, type Browser } from '@playwright/test';
import { demoOwner } from '../../api/src/demo/demo-owner.ts';
import { build } from '../lib/build.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { say } from '../lib/run.ts';
import { mailShots } from '../lib/screens/mail-shots.ts';
import { emptyShots, pageShots } from '../lib/screens/page-shots.ts';
import type { Shot } from '../lib/screens/shot.ts';
import { stateShots } from '../lib/screens/state-shots.ts';
import { take } from '../lib/screens/take.ts';

const folder = 'var/screens';
const colorSchemes = ['light', 'dark'] as const;

/** How many pages are open at once. */
const parallel = 3;

/** How long the demo may take to store its owner and 90 days of history. */
const seedingMs = 180_000;

/**
 * `npm run screens [-- <part of a name>…]`: photographs every page, its dialogs and other states,
 * those of an account that has nothing yet, and every mail; or those whose name has one of the
 * parts. At four widths, light and dark, into var/screens.
 */
export default async function screens(parts: string[]): Promise<void> {
  const executablePath = await ensureChromium();
  await build();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const mails = await startSmtp();
  const product = await startProduct({ entry: 'api/dist/demo.js', env: { SMTP_URL: mails.url } });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await untilSeeded(product);
    const shots = (await shotsOf(product.url, mails)).filter(
      ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
    );
    const problems = await takeAll(browser, product.url, shots);
    say(`The screenshots are in ${folder}.`);
    for (const problem of problems) say(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await Promise.all([product.stop(), mails.stop()]);
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

/** Everything there is to see, in one color scheme. */
async function shotsOf(url: string, mails: Awaited<ReturnType<typeof startSmtp>>): Promise<Shot[]> {
  const { token: session } = await httpClient(url).call(login, { body: demoOwner });
  if (!session) throw new Error('the demo owner has no second step');
  const [chatbot] = (await httpClient(url, session).call(listChatbots)).chatbots;
  if (!chatbot) throw new Error('the demo owner has a chatbot');
  const demo = {
    session,
    chatbotId: chatbot._id,
    testPath: new URL(chatbot.deployment.testUrl ?? '/', url).pathname,
  };
  await visitor(url, demo.chatbotId).ask('I want to talk to a person about a wedding order');
  const newcomer = await signUpOwner(url, mails, { name: 'Mira Lind', apiKey: null });
  const { api, token } = await signUpOwner(url, mails, { name: 'Jo Park' });
  const { data } = await api.call(createChatbot, { body: { name: 'Harbor Bikes' } });
  const beginner = { session: token, chatbotId: data.chatbot._id };
  return [
    ...pageShots(demo),
    ...stateShots({ demo, newcomer: newcomer.token, beginner }),
    { name: 'empty-dashboard', path: '/dashboard', session: newcomer.token },
    ...emptyShots(beginner.session, beginner.chatbotId),
    ...mailShots(url),
  ];
}

/** Takes the shots in parallel. @returns what went wrong, by name */
async function takeAll(browser: Browser, url: string, shots: readonly Shot[]): Promise<string[]> {
  const waiting = colorSchemes.flatMap((colorScheme) => shots.map((shot) => ({ shot, colorScheme })));
  const all = waiting.length;
  const problems: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { shot, colorScheme } = next;
      const problem = await take({ browser, url, folder, colorScheme }, shot);
      if (problem !== '') problems.push(`${shot.name}-${colorScheme}: ${problem}`);
      say(`  ${all - waiting.length} of ${all}: ${shot.name}-${colorScheme} ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return problems;
}
