import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { median, type Figure } from './lib/figures.ts';
import { contains, eventsOf, ms, tasksBeside, type TraceEvent } from './lib/trace.ts';
import { loaderOf, startWidgetSite, widgetFiles } from './lib/widget-site.ts';

const runs = 60;
const openings = 7;
const pages = ['button', 'loader', 'later'] as const;

/**
 * What the widget costs a customer's plain page: bytes, and the work of the main thread until the
 * page is at rest, next to the same page with a button that somebody wrote by hand, in the same
 * run.
 */
export default async function widget(): Promise<Figure[]> {
  const site = await startWidgetSite();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return [
      ...sizes(),
      ...(await costs(browser, site.url, 1)),
      ...(await costs(browser, site.url, 4)),
      await opening(browser, site.url, 4),
    ];
  } finally {
    await browser.close();
    site.close();
  }
}

function sizes(): Figure[] {
  const built = widgetFiles();
  const { panel, files } = built;
  const loader = brotliCompressSync(loaderOf(built, 'https://chat.askwell.example')).length;
  const bytes = (name: string) => files.get(name)?.brotli.length ?? Number.NaN;
  const languages = [...files.keys()].filter((name) => name.endsWith('.js') && !/^(panel|live)\b/.test(name));
  const largest = Math.max(...languages.map(bytes));
  return [
    { name: 'loader with its configuration', value: loader, unit: 'B', budget: 2000 },
    { name: 'panel in English', value: bytes(panel), unit: 'B', budget: 22_000 },
    {
      name: 'panel and the largest other language',
      value: bytes(panel) + largest,
      unit: 'B',
      budget: 22_000,
      note: `of ${languages.length}`,
    },
  ];
}

async function costs(browser: Browser, url: string, slowdown: number): Promise<Figure[]> {
  const events = await trace(browser, url, slowdown);
  const button = costOf(events, `${url}/button.js`);
  const loader = costOf(events, `${url}/loader.js`);
  const later = costOf(events, `${url}/later.js`);
  const at = `at ${slowdown}× CPU`;
  return [
    { name: `script of the bare button, ${at}`, value: button.script, unit: 'ms' },
    {
      name: `script of the loader, ${at}`,
      value: loader.script,
      unit: 'ms',
      note: 'it also counts the view',
    },
    { name: `loader ÷ button, ${at}`, value: loader.script / button.script, unit: '×', budget: 2 },
    {
      name: `loader ÷ button, on the visitor's next page, ${at}`,
      value: later.script / button.script,
      unit: '×',
      note: 'it also asks the browser how the panel was left',
    },
    {
      name: `longest task that runs the loader, ${at}`,
      value: Math.max(loader.longest, later.longest),
      unit: 'ms',
      budget: 50,
      note: `the button ${button.longest.toFixed(1)} ms`,
    },
  ];
}

/** From the first touch to the panel that stands there: its code, its parts and its first paint. */
async function opening(browser: Browser, url: string, slowdown: number): Promise<Figure> {
  const longest: number[] = [];
  for (let run = 0; run < openings; run += 1) {
    const page = await browser.newPage();
    await page.goto(`${url}/loader.html`);
    const launcher = page.locator('askwell-chat .launcher');
    await launcher.waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
    await launcher.click();
    await page.getByRole('textbox').waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const events = eventsOf(await browser.stopTracing());
    const ours = events.find(({ args }) => args?.data?.url?.startsWith(`${url}/widget/panel`));
    if (!ours) throw new Error('no panel was fetched');
    longest.push(Math.max(...tasksBeside(events, ours).map(ms)));
    await page.close();
  }
  return {
    name: `longest task while the panel opens, at ${slowdown}× CPU`,
    value: median(longest),
    unit: 'ms',
    budget: 50,
    note: `the median of ${openings}`,
  };
}

/**
 * Visits the pages with empty caches, in turns, so that all meet the same machine: from nowhere the
 * one with the button, from nowhere the one with the widget, and from there another one with the
 * widget.
 */
async function trace(browser: Browser, url: string, slowdown: number): Promise<TraceEvent[]> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const visit = async (name: (typeof pages)[number]) => {
    if (name !== 'later') await page.goto('about:blank');
    const last = name === 'button' ? '/button.js' : '/views';
    await Promise.all([
      page.waitForRequest((request) => request.url().endsWith(last)),
      page.goto(`${url}/${name}.html`),
    ]);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
  // The first of each warms up the browser and is not counted.
  for (const name of pages) await visit(name);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  for (let run = 0; run < runs; run += 1) for (const name of pages) await visit(name);
  const events = eventsOf(await browser.stopTracing());
  await page.close();
  return events;
}

/**
 * In milliseconds, the median visit: `script`, all that the script did (compiled, run and called
 * later); and the longest task that it ran in.
 */
function costOf(events: TraceEvent[], address: string): Cost {
  const visits: Cost[] = [];
  for (const event of events) {
    if (event.args?.data?.url !== address) continue;
    if (event.name === 'EvaluateScript') visits.push({ script: 0, longest: 0 });
    else if (event.name !== 'FunctionCall') continue;
    const visit = visits.at(-1);
    if (!visit) continue;
    visit.script += ms(event);
    const around = tasksBeside(events, event).filter((task) => contains(task, event.ts));
    visit.longest = Math.max(visit.longest, ...around.map(ms));
  }
  if (visits.length !== runs) throw new Error(`${address} was run ${visits.length} times`);
  return {
    script: median(visits.map(({ script }) => script)),
    longest: median(visits.map(({ longest }) => longest)),
  };
}

type Cost = { script: number; longest: number };
