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

/** The checks that need nothing but the sources. */
export const checks: Step[] = [
  { name: 'format', tool: 'oxfmt/bin/oxfmt', args: ['--check'] },
  { name: 'lint', tool: 'oxlint/bin/oxlint', args: ['--type-aware', '--quiet'] },
  { name: 'API modules', tool: 'tsx/dist/cli.mjs', args: ['scripts/api-graph.ts'], quiet: false },
  { name: 'types', tool: 'typescript/bin/tsc', args: ['-p', '.'] },
  { name: 'unit tests', tool: 'vitest/vitest.mjs', args: ['run', '--project', 'unit', '--reporter=dot'] },
];

/**
 * Runs each step and prints how it went and how long it took. Goes on after a failure, so that one
 * run shows every failure. Returns the names of the failed steps.
 */
export async function runSteps(steps: Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, tool, args, env, quiet = true } of steps) {
    const started = performance.now();
    const problem = await runTool(tool, args, { quiet, env }).then(() => undefined, messageOf);
    say(
      `${problem === undefined ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
    if (problem === undefined) continue;
    failed.push(name);
    say(problem);
  }
  return failed;
}

/** Throws an error that names the failed steps, if there are any. */
export function expectNoFailure(failed: string[]): void {
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
}

const messageOf = (error: unknown): string => {
  if (error instanceof CommandFailed && error.output) return error.output;
  return error instanceof Error ? error.message : String(error);
};
