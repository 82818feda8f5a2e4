import { build } from '../lib/build.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { apiTests, browserTests, checks, expectNoFailure, runSteps } from '../lib/steps.ts';

/**
 * `npm test`: the checks, the API over HTTP on the embedded store, and the built product in
 * Chromium.
 */
export default async function test(): Promise<void> {
  const chromium = await ensureChromium();
  // All at once, as tests wait for half of their time. The checks need no build.
  const tests = async () => {
    await build();
    return Promise.all([runSteps([apiTests]), runSteps([browserTests(chromium)])]);
  };
  const [failedChecks, failedTests] = await Promise.all([runSteps(checks), tests()]);
  expectNoFailure([...failedChecks, ...failedTests.flat()]);
}
