import { defineConfig } from '@playwright/test';

/** One of its tests waits a minute and a half until the provider is asked about a payment. */
const slowest = /e2e\/upgrade\.spec\.ts$/;
const neverTests = ['**/node_modules/**', '**/dist/**'];

/** Every browser test of the repository, wherever it lies beside the code that it tests. */
export default defineConfig({
  testDir: '..',
  projects: [
    // At first, so that at the end nobody waits for it alone.
    { name: 'slowest', testMatch: slowest, testIgnore: neverTests },
    { name: 'all', testMatch: /(e2e|test)\/.*\.spec\.ts$/, testIgnore: [...neverTests, slowest] },
  ],
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  // What passes at the second attempt only is named as flaky at the end, with a trace of that attempt.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // A trace of every test would cost a quarter of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
