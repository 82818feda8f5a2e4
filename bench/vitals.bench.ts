import { median, type Figure } from './lib/figures.ts';
import { serveFront } from './first-paint/serve.ts';
import { launchBrowser, visit, type Visit } from './first-paint/visit.ts';
import { publicPages } from './lib/public-pages.ts';

const rounds = 3;

/**
 * What Google calls good: https://web.dev/articles/vitals, and Lighthouse's own limits for what it
 * adds to them; of the blocked time, a stricter goal of our own.
 */
const good: { name: string; key: keyof Visit; limit: number; unit: string }[] = [
  { name: 'first paint', key: 'firstPaint', limit: 1800, unit: 'ms' },
  { name: 'largest paint', key: 'paint', limit: 2500, unit: 'ms' },
  { name: 'usable', key: 'usable', limit: 3800, unit: 'ms' },
  { name: 'blocked', key: 'blocked', limit: 150, unit: 'ms' },
  { name: 'moved', key: 'moved', limit: 0.1, unit: '' },
];

/**
 * Every public page as a phone gets it for the first time: cold, on slow 4G, with a processor four
 * times slower.
 */
export default async function vitals(): Promise<Figure[]> {
  const site = await serveFront();
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  try {
    await visit(browser, site.url);
    for (const path of await publicPages(site.url)) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, site.url + path));
      figures.push(
        ...good.map(({ name, key, limit, unit }) => ({
          name: `${path}: ${name}`,
          value: median(visits.map((one) => one[key])),
          unit,
          budget: limit,
        })),
      );
    }
  } finally {
    await browser.close();
    site.stop();
  }
  return figures;
}
