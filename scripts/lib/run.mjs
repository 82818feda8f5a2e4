import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One line about what is being done. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Runs a command to its end, with our input and output; throws an Error that names it unless it ends with 0. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = [];
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const text = Buffer.concat(output).toString();
      if (code === 0) resolve(text);
      else reject(new CommandFailed(`${[command, ...args].join(' ')} ended with ${signal ?? code}`, text));
    });
  });
}

/** `output` holds what a quiet command had printed. */
export class CommandFailed extends Error {
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/** Runs a tool of node_modules by its package and file, with this Node: no shell, no npx. */
export const runTool = (file, args, options) =>
  run(process.execPath, [`node_modules/${file}`, ...args], options);

/** Runs the body of a command, and ends the process with a readable line if it throws. */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    if (error instanceof CommandFailed && error.output) say(error.output);
    say(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
