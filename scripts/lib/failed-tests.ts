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

/** Most lines of a page that are listed with a failed test. */
const maxPageLines = 40;

/**
 * Reports a failed test, or a file that failed, to the command that runs the tests. Does nothing
 * without `FAILED_TESTS_FILE`. Appends at once, so that the list survives a killed run.
 *
 * @param page What the page showed when a browser test failed, one element a line.
 */
export function reportFailure(path: readonly string[], error: string | undefined, page = ''): void {
  const file = process.env[failedTestsFile];
  if (file === undefined) return;
  const title = path.filter((part) => part !== '').join(' › ');
  const shown = page.split('\n').filter((line) => line.trim() !== '');
  const lines = [summarizeError(error ?? 'No error was given.'), ...shown.slice(0, maxPageLines)];
  appendFileSync(file, `${title}\n${lines.map((line) => `    ${line}\n`).join('')}`);
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
