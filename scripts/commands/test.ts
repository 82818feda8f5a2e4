import { build } from '../lib/build.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { apiTests, browserTests, checks, expectNoFailure, runSteps } from '../lib/steps.ts';

/**
 * `npm test`: the checks, the API over HTTP on the embedded store, and the built product in
 * Chromium.
 */
export default async function test(): Promise<void> {
  const chromium = await ensureChromium();
  // The checks need no build, and webpack leaves most of a second core free.
  const [, failedChecks] = await Promise.all([build(), runSteps(checks)]);
  // API tests wait for sockets and processes half of their time: browser tests use it.
  const failedTests = await Promise.all([runSteps([apiTests]), runSteps([browserTests(chromium)])]);
  expectNoFailure([...failedChecks, ...failedTests.flat()]);
}
