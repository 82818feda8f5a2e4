import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';
import { rowsOf } from './inbox-pages.ts';

/** The names of the pages that have a stream open, one entry for each stream. */
function streamsOf(pages: Record<string, Page>): string[] {
  const open: string[] = [];
  for (const [name, page] of Object.entries(pages)) {
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/inbox/stream')) return;
      open.push(name);
      const end = () => open.splice(open.indexOf(name), 1);
      page.on('requestfailed', (ended) => ended === request && end());
      page.on('requestfinished', (ended) => ended === request && end());
    });
  }
  return open;
}

test('two tabs with the inbox share one stream, which moves on with the tab that has it', async ({
  page,
  context,
  shop,
}) => {
  const second = await context.newPage();
  const streams = streamsOf({ first: page, second });
  await page.goto('/inbox?filter=waiting');
  await expect(page.getByText('Nobody is waiting')).toBeVisible();
  await expect.poll(() => streams).toEqual(['first']);
  // The session is in the storage that tabs share.
  await second.goto('/inbox?filter=waiting');
  await expect(second.getByText('Nobody is waiting')).toBeVisible();

  await shop.visitor().ask('I want to talk to a person');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(second)).toHaveCount(1);
  expect(streams).toEqual(['first']);

  // The tab that is looked at has the stream, since browsers stop the others.
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => streams).toEqual(['second']);
  await shop.visitor().ask('I want to talk to a person');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(second)).toHaveCount(2);

  await second.goto('/dashboard');
  await expect.poll(() => streams).toEqual(['first']);
  await shop.visitor().ask('I want to talk to a person');
  await expect(rowsOf(page)).toHaveCount(3);
});
