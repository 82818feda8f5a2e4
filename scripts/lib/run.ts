import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Prints one line about what is being done. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A command that did not end with 0. `output` holds what it printed if it was quiet. */
export class CommandFailed extends Error {
  constructor(
    message: string,
    readonly output: string,
  ) {
    super(message);
  }
}

export type RunOptions = {
  env?: Record<string, string> | undefined;
  /** Collects the output instead of printing it. */
  quiet?: boolean;
};

/**
 * Runs a command to its end, with our input and output. Throws `CommandFailed` unless it ends with
 * 0.
 */
export function run(
  command: string,
  args: string[],
  { env = {}, quiet = false }: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const text = Buffer.concat(output).toString();
      if (code === 0) resolve(text);
      else reject(new CommandFailed(`${[command, ...args].join(' ')} ended with ${signal ?? code}`, text));
    });
  });
}

/** Runs a tool of node_modules by its package and file, with this Node: no shell, no npx. */
export const runTool = (file: string, args: string[], options?: RunOptions): Promise<string> =>
  run(process.execPath, [`node_modules/${file}`, ...args], options);

/**
 * Runs a TypeScript or JavaScript file with this Node until it ends, with our input and output, and
 * returns its exit code. `signals` that reach only us are passed on.
 */
export function runNode(
  args: string[],
  { env = {}, signals = [] }: { env?: Record<string, string>; signals?: NodeJS.Signals[] } = {},
): Promise<number> {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const child = spawn(process.execPath, args, options);
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The signals by which a terminal or a supervisor ends a server. */
export const endingSignals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
