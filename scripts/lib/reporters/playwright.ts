import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { reportFailure } from '../failed-tests.ts';
import { root } from '../run.ts';

/** Lists failed tests, files that cannot run and errors outside tests of a Playwright run. */
export default class FailedTestsReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.ok()) return;
    const [, , ...path] = test.titlePath();
    reportFailure(path, result.error?.message);
  }

  onError(error: TestError): void {
    const file = error.location?.file;
    reportFailure([file === undefined ? 'Outside tests' : relative(root, file)], error.message);
  }
}
