import { test as base } from '@playwright/test';
import { bundledRemote, bundlers } from './bundled-remotes.ts';
import { startFrontEnd, type FrontEnd } from './front-end.ts';

export { expect } from '@playwright/test';

/**
 * For tests that leave the files of the front end as they found them: the tests of a worker share
 * one, since starting it takes as long as a test. `site.warnings` and `site.requests` begin empty.
 */
export const test = sharing(() => startFrontEnd());

/** The same beside one remote of each bundler. */
export const testWithBundled = sharing(async () =>
  startFrontEnd({ also: await Promise.all(bundlers.map(bundledRemote)) }),
);

function sharing(start: () => Promise<FrontEnd>) {
  return base.extend<{ site: FrontEnd }, { sharedSite: FrontEnd }>({
    sharedSite: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
      async ({}, use) => {
        const site = await start();
        await use(site);
        await site.stop();
      },
      { scope: 'worker' },
    ],

    site: async ({ sharedSite }, use) => {
      sharedSite.warnings.length = 0;
      sharedSite.requests.length = 0;
      await use(sharedSite);
    },
  });
}
