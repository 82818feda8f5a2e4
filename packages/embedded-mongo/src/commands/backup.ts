import { statSync } from 'node:fs';
import type { Command } from './command.ts';

/**
 * Commands of this store only, for `npm run backup`: between the two the file may be copied while
 * the store runs. See `store/backup-hold.ts`.
 */
export const beginBackupCommand: Command = {
  fields: [],
  run: ({ backups, sqlite }) => {
    const backupId = backups.begin();
    return { backupId, file: sqlite.file, bytes: statSync(sqlite.file).size };
  },
};

export const endBackupCommand: Command = {
  fields: ['backupId'],
  run: ({ backups }, request) => {
    backups.end(request.number('backupId') ?? 0);
    return {};
  },
};
