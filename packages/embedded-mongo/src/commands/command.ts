import type { Doc } from '../bson/document.ts';
import type { Pieces } from '../bson/raw.ts';
import { ServerError } from '../errors.ts';
import type { Cursors } from '../query/cursors.ts';
import type { BackupHold } from '../store/backup-hold.ts';
import type { Catalog } from '../store/catalog.ts';
import type { GroupCommit } from '../store/group-commit.ts';
import type { Sqlite } from '../store/sqlite.ts';
import type { Request } from './request.ts';

/** What the commands work on. */
export interface Store {
  sqlite: Sqlite;
  catalog: Catalog;
  commits: GroupCommit;
  cursors: Cursors;
  backups: BackupHold;
}

/** Fields of a reply (`ok: 1` is added), or a whole reply in bytes. */
export type Reply = Doc | Pieces;

/**
 * A command: the fields it understands, and what it does. Other fields are refused, never ignored.
 */
export interface Command {
  fields: readonly string[];
  /** Runs within the open group of writes (see group-commit.ts). */
  writes?: true;
  run: (store: Store, request: Request) => Reply;
}

/**
 * What drivers send with every command. Sessions, read and write concerns of one node need no work.
 */
const genericFields = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

/**
 * Throws for a field that nobody would look at, for transactions, and for replicas that are not
 * there.
 */
export function assertUnderstood(command: Command, request: Request): void {
  for (const field in request.body) {
    if (field === request.name || genericFields.has(field) || command.fields.includes(field)) continue;
    if (field === 'txnNumber' || field === 'startTransaction' || field === 'autocommit') {
      throw new ServerError(
        'IllegalOperation',
        'Transaction numbers are only allowed on a replica set member or mongos',
      );
    }
    throw new ServerError('Location40415', `BSON field '${request.name}.${field}' is an unknown field.`);
  }
  const replicas = request.document('writeConcern')?.['w'];
  if (typeof replicas === 'number' && replicas > 1) {
    throw new ServerError('BadValue', "cannot use 'w' > 1 when a host is not replicated");
  }
}
