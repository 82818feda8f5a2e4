import { plainFields, rawDocument, type Pieces } from '../bson/raw.ts';
import { failureReply, ServerError } from '../errors.ts';
import { aggregateCommand } from './aggregate.ts';
import { assertUnderstood, type Command, type Reply, type Store } from './command.ts';
import { beginBackupCommand, endBackupCommand } from './backup.ts';
import { countCommand, distinctCommand } from './count.ts';
import {
  collStatsCommand,
  connectionStatusCommand,
  dbStatsCommand,
  explainCommand,
  getParameterCommand,
  listDatabasesCommand,
  serverStatusCommand,
} from './diagnostics.ts';
import { findAndModifyCommand } from './find-and-modify.ts';
import { findCommand, getMoreCommand, killCursorsCommand } from './find.ts';
import { buildInfoCommand, endSessionsCommand, helloCommand, pingCommand } from './hello.ts';
import type { Request } from './request.ts';
import {
  createCommand,
  createIndexesCommand,
  dropCommand,
  dropDatabaseCommand,
  dropIndexesCommand,
  listCollectionsCommand,
  listIndexesCommand,
} from './schema.ts';
import { validateCommand } from './validate.ts';
import { deleteCommand, insertCommand, updateCommand } from './write.ts';

const commands = new Map<string, Command>([
  ['hello', helloCommand],
  ['isMaster', helloCommand],
  ['ismaster', helloCommand],
  ['ping', pingCommand],
  ['buildInfo', buildInfoCommand],
  ['buildinfo', buildInfoCommand],
  ['endSessions', endSessionsCommand],
  ['insert', insertCommand],
  ['find', findCommand],
  ['getMore', getMoreCommand],
  ['killCursors', killCursorsCommand],
  ['update', updateCommand],
  ['delete', deleteCommand],
  ['findAndModify', findAndModifyCommand],
  ['aggregate', aggregateCommand],
  ['count', countCommand],
  ['distinct', distinctCommand],
  ['create', createCommand],
  ['createIndexes', createIndexesCommand],
  ['listIndexes', listIndexesCommand],
  ['dropIndexes', dropIndexesCommand],
  ['listCollections', listCollectionsCommand],
  ['drop', dropCommand],
  ['dropDatabase', dropDatabaseCommand],
  ['validate', validateCommand],
  ['beginBackup', beginBackupCommand],
  ['endBackup', endBackupCommand],
  ['listDatabases', listDatabasesCommand],
  ['dbStats', dbStatsCommand],
  ['dbstats', dbStatsCommand],
  ['collStats', collStatsCommand],
  ['explain', explainCommand],
  ['serverStatus', serverStatusCommand],
  ['getParameter', getParameterCommand],
  ['connectionStatus', connectionStatusCommand],
]);

/**
 * Runs one command to its end and returns the encoded reply; a refusal is a reply as well. A
 * writing command that fails for a reason of ours may be half done, and undoes the whole open group
 * of writes.
 */
export function execute(store: Store, request: Request): Pieces {
  const command = commands.get(request.name);
  try {
    if (!command) throw new ServerError('CommandNotFound', `no such command: '${request.name}'`);
    assertUnderstood(command, request);
    if (command.writes) store.commits.begin();
    const reply = command.run(store, request);
    return isPieces(reply) ? reply : rawDocument([plainFields({ ...reply, ok: 1 })]);
  } catch (error) {
    if (command?.writes && !(error instanceof ServerError)) store.commits.rollback(error);
    return rawDocument([plainFields(failureReply(error))]);
  }
}

const isPieces = (reply: Reply): reply is Pieces => Array.isArray(reply);
