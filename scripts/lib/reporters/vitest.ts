import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { reportFailure } from '../failed-tests.ts';

/** Lists failed tests, files that cannot run, failed hooks and unhandled errors of a Vitest run. */
export default class FailedTestsReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'failed')
      reportFailure([test.module.relativeModuleId, test.fullName], result.errors[0]?.message);
  }

  onTestSuiteResult(suite: TestSuite): void {
    for (const { message } of suite.errors())
      reportFailure([suite.module.relativeModuleId, suite.fullName], message);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) reportFailure([module.relativeModuleId], message);
  }

  onTestRunEnd(_: readonly TestModule[], unhandledErrors: readonly { message: string }[]): void {
    for (const { message } of unhandledErrors) reportFailure(['Outside tests'], message);
  }
}
