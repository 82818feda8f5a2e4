import type { Browser, CDPSession } from '@playwright/test';

/** Times in milliseconds from the start of the navigation. */
export type Visit = { paint: number; usable: number; requests: number; depth: number; kilobytes: number };

/** Slow 4G as Lighthouse applies it, and a processor four times slower than ours. */
const network = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375, offline: false };
const slowdown = 4;

type Request = { started: number; ended: number; bytes: number };

/** Visits a page with an empty cache until its main button works, and counts what that took. */
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
  await page.waitForFunction(() => window.measured.usable !== undefined, null, {
    timeout: 120_000,
    polling: 100,
  });
  const settled = [...requests().values()];
  const { paint = Number.NaN, usable = Number.NaN } = await page.evaluate(() => window.measured);
  await context.close();
  return {
    paint,
    usable,
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

/** Runs in the page. A button works when React has its properties. */
function watch() {
  window.measured = {};
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.measured.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const timer = setInterval(() => {
    const button = document.querySelector('main a[href="/register"]');
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
    clearInterval(timer);
    const usable = performance.now();
    // One more frame, so that what was painted with it counts.
    setTimeout(() => (window.measured.usable = usable), 300);
  }, 10);
}

declare global {
  interface Window {
    measured: { paint?: number; usable?: number };
  }
}
