import { runTool, say } from './run.mjs';

/** What needs nothing but the sources: seconds each. */
export const checks = [
  { name: 'format', tool: 'prettier/bin/prettier.cjs', args: ['--check', '--log-level=warn', '.'] },
  { name: 'lint', tool: 'oxlint/bin/oxlint', args: ['--type-aware', '--quiet'] },
  { name: 'types', tool: 'typescript/bin/tsc', args: ['-p', '.'] },
  { name: 'unit tests', tool: 'vitest/vitest.mjs', args: ['run', '--project', 'unit', '--reporter=dot'] },
];

/**
 * Runs each step, says how it went and how long it took, and goes on after a failure, so that one run tells everything.
 * What a `quiet` step printed is shown only when it fails. Throws an Error that names the failed ones.
 */
export async function runSteps(steps) {
  const failed = [];
  for (const { name, tool, args, env, quiet = true } of steps) {
    const started = performance.now();
    const problem = await runTool(tool, args, { quiet, env }).then(
      () => undefined,
      (error) => error,
    );
    say(`${problem ? '✗' : '✓'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    if (!problem) continue;
    failed.push(name);
    say(problem.output || problem.message);
  }
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
}
