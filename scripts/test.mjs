import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command } from './lib/run.mjs';
import { checks, runSteps } from './lib/steps.mjs';

/** `npm test`: the checks, the API over HTTP on the embedded store, and the built product in Chromium. */
await command(async () => {
  await ensureInstalled();
  const chromium = await ensureChromium();
  const { build } = await import('./build.mjs');
  await build();
  await runSteps([
    ...checks,
    { name: 'API tests', tool: 'vitest/vitest.mjs', args: ['run', '--project', 'api'], quiet: false },
    {
      name: 'browser tests',
      tool: '@playwright/test/cli.js',
      args: ['test', '--config', 'e2e/playwright.config.ts'],
      env: { CHROMIUM_PATH: chromium },
      quiet: false,
    },
  ]);
});
