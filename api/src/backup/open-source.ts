import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addressOf } from '@askwell/embedded-mongo';
import { serveEmbeddedMongo } from '@askwell/embedded-mongo/serve';
import { MongoClient, type ClientSession, type Db } from 'mongodb';

/** A database that one of the commands reads or writes. */
export interface OpenDatabase {
  db: Db;
  /** Reads within it see the database as it was when the command began. */
  session?: ClientSession;
  /** For people: where it is. */
  place: string;
  close: () => Promise<void>;
}

/** Where the data of an installation is: a MongoDB, or the embedded store of a data directory. */
export type Place = { mongodbUri: string } | { dataDir: string };

/**
 * Opens a database to read it as it is now, while its server may go on writing: a replica set by a
 * snapshot session, the embedded store by a copy that is made in seconds. A MongoDB that stands
 * alone has no snapshots: `warn` says that nothing may write meanwhile.
 */
export async function openSnapshot(place: Place, warn: (line: string) => void): Promise<OpenDatabase> {
  if ('mongodbUri' in place) {
    const opened = await openMongodb(place.mongodbUri);
    const { setName } = await opened.db.command({ hello: 1 });
    if (typeof setName !== 'string') {
      warn('This MongoDB is no replica set and has no snapshots: stop Askwell while this runs.');
      return opened;
    }
    const session = opened.client.startSession({ snapshot: true });
    const close = () => session.endSession().finally(opened.close);
    return { ...opened, session, close };
  }
  const folder = storeOf(place.dataDir);
  const running = await connectTo(await addressOf(folder));
  return running ? copyOf(running, place.dataDir) : openEmbedded(folder, place.dataDir, false);
}

/** Opens a database to write it. Throws when a server holds the embedded store. */
export const openTarget = async (place: Place): Promise<OpenDatabase> =>
  'mongodbUri' in place
    ? openMongodb(place.mongodbUri)
    : openEmbedded(storeOf(place.dataDir), place.dataDir, false);

const storeOf = (dataDir: string): string => resolve(dataDir, 'store');

async function openMongodb(uri: string) {
  const client = await new MongoClient(uri, {
    appName: 'askwell-backup',
    serverSelectionTimeoutMS: 10_000,
  }).connect();
  const [, name = 'askwell'] = /^[^/]+\/\/[^/]+\/([^?]+)/.exec(uri) ?? [];
  const place = uri.replace(/\/\/[^@/]*@/, '//');
  return { client, db: client.db(name), place, close: () => client.close() };
}

async function openEmbedded(folder: string, place: string, isSnapshot: boolean): Promise<OpenDatabase> {
  const server = await serveEmbeddedMongo({ dataDir: folder, isSnapshot });
  const client = await new MongoClient(server.uri).connect();
  const close = () => client.close().finally(server.stop);
  return { db: client.db('askwell'), place, close };
}

/** Connects to a running store. Undefined without an address, or when its process was killed. */
async function connectTo(uri: string | undefined): Promise<MongoClient | undefined> {
  if (uri === undefined) return undefined;
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 2_000 });
  return client.connect().catch(async () => {
    await client.close();
    return undefined;
  });
}

/**
 * Copies the file of a running store, and opens the copy in a folder that goes when it is closed.
 */
async function copyOf(client: MongoClient, place: string): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-backup-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { backupId, file } = await client.db('admin').command({ beginBackup: 1 });
    await copyFile(String(file), join(folder, 'store.sqlite'));
    await client.db('admin').command({ endBackup: 1, backupId });
    const opened = await openEmbedded(folder, place, true);
    return { ...opened, close: () => opened.close().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await client.close();
  }
}
