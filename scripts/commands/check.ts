import { checks, expectNoFailure, runSteps } from '../lib/steps.ts';

/** `npm run check`: format, lint, types and unit tests. */
export default async function check(): Promise<void> {
  expectNoFailure(await runSteps(checks));
}
