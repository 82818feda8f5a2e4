import { EmbeddedMongoFailed } from '@askwell/embedded-mongo';
import { BadConfiguration } from '../config.ts';
import { isDatabaseDown } from '../kernel/database.ts';
import { createLog } from '../kernel/log.ts';
import { StartRefused } from './refuse-lost-store.ts';
import type { Running } from './start.ts';

type Reason = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'store lost' | 'uncaught error';

/**
 * Runs until a signal asks it to end, or an error that no code caught. A terminal's Ctrl-C may
 * arrive twice, from the terminal and from the parent process: the second one changes nothing.
 */
export async function untilStopped(starting: Promise<Running>): Promise<void> {
  const asked = Promise.race([signaled(), uncaughtError()]);
  try {
    const running = await starting;
    const reason = await Promise.race([asked, running.storeLost.then((): Reason => 'store lost')]);
    if (reason === 'store lost') process.stderr.write('The embedded store has ended.\n');
    if (reason === 'store lost' || reason === 'uncaught error') process.exitCode = 1;
    setTimeout(() => process.exit(1), running.stopDeadlineMs).unref();
    await running.stop({ isAnnounced: reason === 'SIGTERM' });
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
}

const signaled = (): Promise<Reason> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(signal));
    }
  });

/**
 * Resolves at the first error that no code caught. The state of the process is unknown then, so the
 * process stops in order, and its supervisor starts a new one. Every such error is logged.
 */
const uncaughtError = (): Promise<Reason> =>
  new Promise((resolve) => {
    const log = createLog('error');
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (error: unknown) => {
        log.fatal({ error, event }, 'uncaught error: the process stops');
        resolve('uncaught error');
      });
    }
  });

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof BadConfiguration || error instanceof StartRefused) return error.message;
  if (error instanceof EmbeddedMongoFailed) return error.message;
  if (isDatabaseDown(error))
    return `The database cannot be reached; is MONGODB_URI right? (${error.message})`;
  const isPortTaken = 'code' in error && error.code === 'EADDRINUSE';
  if (isPortTaken) return `${error.message}\nSet PORT to another one, or end what is using it.`;
  return error.stack ?? error.message;
}
