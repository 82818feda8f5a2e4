import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { reportFailure } from '../failed-tests.ts';
import { root } from '../run.ts';

/**
 * Lists failed tests with what their page showed, files that cannot run and errors outside tests of
 * a Playwright run.
 */
export default class FailedTestsReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.ok()) return;
    const [, , ...path] = test.titlePath();
    reportFailure(path, result.error?.message, pageOf(result));
  }

  onError(error: TestError): void {
    const file = error.location?.file;
    reportFailure([file === undefined ? 'Outside tests' : relative(root, file)], error.message);
  }
}

/**
 * The accessibility tree of the page when its test failed, from a file that Playwright writes. The
 * bars above the main part are left out.
 */
function pageOf({ attachments }: TestResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const text = path === undefined ? '' : readFileSync(path, 'utf8');
  const tree = /```yaml\n([^]*?)```/.exec(text)?.[1] ?? '';
  const main = tree.search(/^ *- main\b/m);
  return tree.slice(Math.max(main, 0)).replaceAll(/ \[(ref=\w+|cursor=\w+)\]/g, '');
}
