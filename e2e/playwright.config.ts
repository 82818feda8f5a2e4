import { defineConfig } from '@playwright/test';

/** Every browser test of the repository, wherever it lies beside the code that it tests. */
export default defineConfig({
  testDir: '..',
  testMatch: /(e2e|test)\/.*\.spec\.ts$/,
  testIgnore: ['**/node_modules/**', '**/dist/**'],
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
