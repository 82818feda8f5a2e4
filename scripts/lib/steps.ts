import { openFailedTestsList } from './failed-tests.ts';
import { CommandFailed, runTool, say } from './run.ts';

export type Step = {
  name: string;
  /** A file of node_modules. */
  tool: string;
  args: string[];
  env?: Record<string, string>;
  /** Shows what the tool printed only when it fails. True by default. */
  quiet?: boolean;
};

/** A step that failed. `details` are the names and errors of its failed tests, or how it ended. */
export type FailedStep = { name: string; details: string };

const vitest = (project: string, ...reporters: string[]) => ({
  tool: 'vitest/vitest.mjs',
  args: [
    'run',
    `--project=${project}`,
    ...[...reporters, './scripts/lib/reporters/vitest.ts'].map((reporter) => `--reporter=${reporter}`),
  ],
});

/** The checks that need nothing but the sources. */
export const checks: Step[] = [
  { name: 'format', tool: 'oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'lint', tool: 'oxlint/bin/oxlint', args: ['--type-aware', '--quiet'] },
  { name: 'API modules', tool: 'tsx/dist/cli.mjs', args: ['scripts/api-graph.ts'], quiet: false },
  { name: 'types', tool: 'typescript/bin/tsc', args: ['-p', '.'] },
  { name: 'unit tests', ...vitest('unit', 'dot') },
];

/** The API over HTTP, on the embedded store. Quiet, as the browser tests print at the same time. */
export const apiTests: Step = { name: 'API tests', ...vitest('api', 'default') };

/** The built product in the browser. */
export const browserTests = (chromium: string): Step => ({
  name: 'browser tests',
  tool: '@playwright/test/cli.js',
  args: ['test', '--config', 'e2e/playwright.config.ts'],
  env: { CHROMIUM_PATH: chromium },
  quiet: false,
});

/**
 * Runs each step and prints how it went and how long it took. Goes on after a failure, so that one
 * run shows every failure. Returns the failed steps.
 */
export async function runSteps(steps: Step[]): Promise<FailedStep[]> {
  const failed: FailedStep[] = [];
  for (const { name, tool, args, env, quiet = true } of steps) {
    const started = performance.now();
    const list = openFailedTestsList();
    const problem = await runTool(tool, args, { quiet, env: { ...env, ...list.env } }).then(
      () => undefined,
      toError,
    );
    const failedTests = list.read();
    list.remove();
    say(
      `${problem === undefined ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
    if (problem === undefined) continue;
    failed.push({ name, details: failedTests === '' ? problem.message : failedTests });
    say(problem instanceof CommandFailed && problem.output !== '' ? problem.output : problem.message);
  }
  return failed;
}

/**
 * Throws an error with the failed tests and the names of the failed steps, if there are any, so
 * that the end of a log says what failed.
 */
export function expectNoFailure(failed: FailedStep[]): void {
  if (failed.length === 0) return;
  const lists = failed.map(({ name, details }) => `${name} failed:\n${details}\n`);
  throw new Error([...lists, `Failed: ${failed.map(({ name }) => name).join(', ')}`].join('\n'));
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
