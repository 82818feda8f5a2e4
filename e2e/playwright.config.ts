import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { testWorkers } from '../scripts/lib/test-workers.ts';

/** One of its tests waits a minute and a half until the provider is asked about a payment. */
const slowest = /e2e\/upgrade\.spec\.ts$/;
const neverTests = ['**/node_modules/**', '**/dist/**'];

/** Every browser test of the repository, wherever it lies beside the code that it tests. */
export default defineConfig({
  testDir: '..',
  projects: [
    // At first, so that at the end nobody waits for it alone.
    { name: 'slowest', testMatch: slowest, testIgnore: neverTests, use: { reducedMotion: 'no-preference' } },
    { name: 'all', testMatch: /(e2e|test)\/.*\.spec\.ts$/, testIgnore: [...neverTests, slowest] },
  ],
  outputDir: '../test-results',
  fullyParallel: false,
  workers: testWorkers,
  // A test that passes at the second attempt is a defect, of the test or of the product.
  retries: 0,
  // Far more than anything takes, so that a busy machine fails no test.
  timeout: 600_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['../scripts/lib/reporters/playwright.ts']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Painting transitions costs a seventh of the time; journeys and the widget have them.
    reducedMotion: 'reduce',
    // A trace of every test would cost a quarter of the time; `--trace on` records one test's.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      env: {
        ...definedIn(process.env),
        // The same letters everywhere: without it pages are as wide as the fonts of the machine.
        FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
      },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

function definedIn(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
