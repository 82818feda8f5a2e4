import { ensureInstalled } from './lib/install.mjs';
import { command } from './lib/run.mjs';
import { checks, runSteps } from './lib/steps.mjs';

/** `npm run check`: format, lint, types and unit tests, in well under a minute. */
await command(async () => {
  await ensureInstalled();
  await runSteps(checks);
});
