import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The product must not start as it is; the message says why and what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/**
 * Refuses to start an existing installation on a new store. The secrets are made after the store,
 * so a data directory with secrets and an empty store, or none, has lost it: a volume is not
 * mounted, or files were deleted.
 */
export async function refuseLostStore(dataDir: string): Promise<void> {
  const file = join(dataDir, 'store/store.sqlite');
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  if (size !== null && size > 0) return;
  const secrets = join(dataDir, 'secrets.json');
  const hasSecrets = await access(secrets).then(
    () => true,
    () => false,
  );
  if (!hasSecrets) return;
  const state = size === null ? 'is missing' : 'is empty';
  throw new StartRefused(
    [
      `${file} ${state}, but ${secrets} belongs to an installation that had data.`,
      'Is a volume not mounted? Else restore a backup (npm run restore -- <file>), or move the data from MongoDB',
      '(npm run move -- embedded). To begin with no data, delete secrets.json.',
    ].join('\n'),
  );
}
