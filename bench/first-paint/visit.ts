import { chromium, type Browser, type CDPSession } from '@playwright/test';

/** Times in milliseconds from the start of the navigation. */
export type Visit = {
  /** When anything was painted, and the largest thing that was. */
  firstPaint: number;
  paint: number;
  /** When the page's controls work. */
  usable: number;
  /** For how long in all, until then, nobody would have been answered within 50 ms. */
  blocked: number;
  /** How much of the page moved under one's eyes (cumulative layout shift). */
  moved: number;
  requests: number;
  depth: number;
  kilobytes: number;
};

/** Slow 4G as Lighthouse applies it, and a processor four times slower than ours. */
const network = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375, offline: false };
const slowdown = 4;

type Request = { started: number; ended: number; bytes: number };

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** Visits a page with an empty cache until its first control works, and counts what that took. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const requests = record(session);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(() => window.measured.isOver, null, { timeout: 120_000, polling: 100 });
  const settled = [...requests().values()];
  const measured = await page.evaluate(() => window.measured);
  await context.close();
  return {
    ...measured,
    requests: settled.length,
    depth: depthOf(settled),
    kilobytes: settled.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
  };
}

function record(session: CDPSession): () => Map<string, Request> {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp }) =>
    requests.set(requestId, { started: timestamp, ended: Number.POSITIVE_INFINITY, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { ended: timestamp, bytes: encodedDataLength });
  });
  // What has not come when the page is usable was not needed for it.
  return () => new Map([...requests].filter(([, { ended }]) => Number.isFinite(ended)));
}

/** The longest chain of requests of which each began after the one before it had ended. */
function depthOf(requests: Request[]): number {
  const depths: number[] = [];
  const inOrder = requests.toSorted((a, b) => a.started - b.started);
  for (const { started } of inOrder)
    depths.push(
      1 +
        Math.max(
          0,
          ...inOrder
            .slice(0, depths.length)
            .map(({ ended }, index) => (ended <= started + 0.002 ? (depths[index] ?? 0) : 0)),
        ),
    );
  return Math.max(...depths);
}

/** Runs in the page, so it is all in one piece. A control works when React has its properties. */
function watch() {
  const measured = {
    firstPaint: Number.NaN,
    paint: Number.NaN,
    usable: Number.NaN,
    blocked: 0,
    moved: 0,
    isOver: false,
  };
  window.measured = measured;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, name, startTime, duration } = entry;
      if (name === 'first-contentful-paint') measured.firstPaint = startTime;
      if (entryType === 'largest-contentful-paint') measured.paint = startTime;
      if (entryType === 'layout-shift' && 'value' in entry) measured.moved += Number(entry.value);
      // What keeps the browser busy before there is anything to touch keeps nobody waiting.
      if (entryType === 'longtask' && startTime + duration > measured.firstPaint)
        measured.blocked += duration - 50;
    }
  });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    observer.observe({ type, buffered: true });
  const timer = setInterval(() => {
    const control = document.querySelector('main :is(a, button, input)');
    if (!control || !Object.keys(control).some((key) => key.startsWith('__reactProps'))) return;
    clearInterval(timer);
    measured.usable = performance.now();
    // A little more, so that what was painted and done with it counts.
    setTimeout(() => (measured.isOver = true), 300);
  }, 10);
}

declare global {
  interface Window {
    measured: Omit<Visit, 'requests' | 'depth' | 'kilobytes'> & { isOver: boolean };
  }
}
