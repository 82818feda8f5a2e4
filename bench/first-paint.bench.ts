import { rm } from 'node:fs/promises';
import type { Figure } from './lib/figures.ts';
import { buildPlain } from './first-paint/build-plain.ts';
import { serveFront } from './first-paint/serve.ts';
import { launchBrowser, visit, type Visit } from './first-paint/visit.ts';

const rounds = 5;

/**
 * The landing page against itself as one plain bundle, in turns on the same machine: cold, on slow
 * 4G, with a processor four times slower. Of five visits the quickest counts.
 */
export default async function firstPaint(): Promise<Figure[]> {
  const plain = await buildPlain();
  const site = await serveFront(plain);
  const browser = await launchBrowser();
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  try {
    await visit(browser, site.url);
    for (let round = 0; round < rounds; round++) {
      ours.push(await visit(browser, site.url));
      theirs.push(await visit(browser, `${site.url}/?plain`));
    }
  } finally {
    await browser.close();
    site.stop();
    await rm(plain.folder, { recursive: true, force: true });
  }
  // The quickest: whatever else runs on the machine can only add to a time, and not in proportion.
  const best = (visits: Visit[], key: keyof Visit) => Math.min(...visits.map((one) => one[key]));
  const most = (key: keyof Visit) => Math.max(...ours.map((one) => one[key]));
  const ratio = (name: string, key: keyof Visit, budget: number, unit: string): Figure => ({
    name: `landing page, cold, slow 4G, CPU 4×: ${name}`,
    value: best(ours, key) / best(theirs, key),
    unit: '× plain',
    budget,
    note: `${best(ours, key).toFixed(0)} against ${best(theirs, key).toFixed(0)} ${unit}`,
  });
  return [
    ratio('largest paint', 'paint', 0.4, 'ms'),
    ratio('usable', 'usable', 1.1, 'ms'),
    ratio('bytes', 'kilobytes', 1.2, 'kB'),
    { name: 'landing page: requests until usable', value: most('requests'), unit: '', budget: 6 },
    { name: 'landing page: requests in a row', value: most('depth'), unit: '', budget: 2 },
  ];
}
