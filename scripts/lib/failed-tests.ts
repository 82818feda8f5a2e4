import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The environment variable that names the file which the reporters append to. */
export const failedTestsFile = 'FAILED_TESTS_FILE';

/** Widest line of an error, in characters. */
const maxWidth = 300;

/** The first lines of an error, on one line: what was expected and what was found. */
export function summarizeError(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.slice(0, 4).join(' · ').slice(0, maxWidth);
}

/**
 * Reports a failed test, or a file that failed, to the command that runs the tests. Does nothing
 * without `FAILED_TESTS_FILE`. Appends at once, so that the list survives a killed run.
 */
export function reportFailure(path: readonly string[], error: string | undefined): void {
  const file = process.env[failedTestsFile];
  if (file === undefined) return;
  const title = path.filter((part) => part !== '').join(' › ');
  appendFileSync(file, `${title}\n    ${summarizeError(error ?? 'No error was given.')}\n`);
}

/** A list that the reporters of one run fill. */
export type FailedTestsList = {
  env: Record<string, string>;
  /** What the reporters wrote so far. */
  read: () => string;
  remove: () => void;
};

/** Creates an empty list. Pass its `env` to the run. */
export function openFailedTestsList(): FailedTestsList {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-failed-tests-'));
  const file = join(folder, 'failed-tests.txt');
  appendFileSync(file, '');
  return {
    env: { [failedTestsFile]: file },
    read: () => readFileSync(file, 'utf8').trimEnd(),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
