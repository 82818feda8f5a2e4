import { isParentMessage, type ChildMessage } from './process/messages.ts';
import { serveEmbeddedMongo, type EmbeddedServer } from './process/serve.ts';

/**
 * The child process: serves the directory it is told to, until it is told to stop or its parent is
 * gone.
 */
let server: EmbeddedServer | undefined;

const tell = (message: ChildMessage): void => {
  process.send?.(message);
};

const end = async (): Promise<void> => {
  await server?.stop();
  process.exit(0);
};

process.on('message', (message) => {
  if (!isParentMessage(message)) return;
  if (message.kind === 'stop') void end();
  else void serve(message.dataDir);
});
process.on('disconnect', () => void end());

// Ctrl-C and a stop of the whole process group reach the child too; the parent still needs the
// store to finish its requests, and says when it does not.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

/**
 * Ends the process after its callers have got their error, because a part of the log may be missing
 * on the disk. The next start reads the log from the operating system's cache and writes it again.
 */
function giveUp(failure: unknown): void {
  process.stderr.write(
    `The disk did not keep what was written to it (${reasonOf(failure)}). The embedded store stops.\n`,
  );
  setImmediate(() => process.exit(1));
}

/** Writes fail from now on, so the API is not ready; it is again as soon as a write succeeds. */
function reportCheckpoint(failure: unknown): void {
  process.stderr.write(
    `The log of the embedded store cannot be brought into its file (${reasonOf(failure)}). Writes fail until the disk works or has space.\n`,
  );
}

const reasonOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));

async function serve(dataDir: string): Promise<void> {
  try {
    server = await serveEmbeddedMongo({
      dataDir,
      onFlushFailure: giveUp,
      onCheckpointFailure: reportCheckpoint,
    });
    tell({ kind: 'ready', uri: server.uri });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : 'unknown' });
    process.disconnect();
    process.exitCode = 1;
  }
}
