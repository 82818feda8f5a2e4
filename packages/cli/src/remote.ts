import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { RemoteSource } from '@askwell/contracts';

/** The name of the remote in a folder. Throws if its `remote.json` is missing or invalid. */
export function remoteIn(dir: string): string {
  const file = join(dir, 'remote.json');
  if (!existsSync(file))
    throw new Error('There is no remote.json here. `npx askwell new <name>` makes a remote.');
  const source = RemoteSource.safeParse(parsed(readFileSync(file, 'utf8')));
  if (source.success) return source.data.name;
  throw new Error(`remote.json is not as it should be:\n${z.prettifyError(source.error)}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`remote.json is no JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

/** Loaded when something is built: webpack takes a second. */
const builder = () => import('@askwell/build/run');

/** Builds the remote into `dist`, and gives that folder. Throws after the build's own errors. */
export async function buildRemote(dir: string): Promise<string> {
  const { buildFrontEnds } = await builder();
  if (!(await buildFrontEnds([{ dir, mode: 'production' }]))) throw new Error('The build failed.');
  return join(dir, 'dist');
}

/**
 * Builds the remote now and with every change, until the process ends. As for a release, because
 * the build runs in the shell of one.
 */
export async function watchRemote(dir: string): Promise<string> {
  const { watchFrontEnds } = await builder();
  await watchFrontEnds([{ dir, mode: 'production', version: 'dev' }]);
  return join(dir, 'dist');
}
