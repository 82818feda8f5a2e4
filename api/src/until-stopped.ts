import { BadConfiguration } from './config.ts';
import type { Running } from './start.ts';

/** Longer than anything that ends by itself takes, and within the 10 s that we promise. */
const deadlineMs = 8_000;

/**
 * Runs until a signal asks it to end. A terminal's Ctrl-C may arrive twice, from the terminal and from whoever started us:
 * the second one changes nothing.
 */
export async function untilStopped(starting: Promise<Running>): Promise<void> {
  const asked = new Promise<number>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(0));
  });
  try {
    const running = await starting;
    const lost = running.storeLost.then(() => {
      process.stderr.write('The embedded store has ended.\n');
      return 1;
    });
    process.exitCode = await Promise.race([asked, lost]);
    setTimeout(() => process.exit(1), deadlineMs).unref();
    await running.stop();
  } catch (error) {
    const isExpected = error instanceof BadConfiguration || isPortTaken(error);
    process.stderr.write(`${isExpected ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

const isPortTaken = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const describe = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
