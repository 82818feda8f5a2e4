import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { MongoClient, MongoServerError, type Collection, type Db, type Document } from 'mongodb';
import { afterAll, beforeAll } from 'vitest';
import { serveEmbeddedMongo } from '../src/process/serve.ts';

/** A document whose id the test chooses. */
export interface Item extends Document {
  _id: number | string;
}

/**
 * A database of one's own for the tests of a file: in the embedded store, or, when MONGODB_URI is
 * set, in that server, so that both are held to the same sentences. `collection()` is a new and
 * empty one each time.
 */
export function testDatabase() {
  const name = `conformance_${randomUUID().replaceAll('-', '')}`;
  let client: MongoClient | undefined;
  let end = async (): Promise<void> => undefined;
  let collections = 0;

  beforeAll(async () => {
    const { MONGODB_URI: given } = process.env;
    const server = given ? { uri: given, stop: async () => undefined } : await temporaryServer();
    client = await new MongoClient(server.uri).connect();
    end = server.stop;
  });

  afterAll(async () => {
    await client?.db(name).dropDatabase();
    await client?.close();
    await end();
  });

  const db = (): Db => {
    if (!client) throw new Error('the database is there once the tests run');
    return client.db(name);
  };
  return {
    db,
    collection: (): Collection<Item> => {
      collections += 1;
      return db().collection<Item>(`c${collections}`);
    },
    /** The same where the ids are made by the driver. */
    documents: (): Collection => {
      collections += 1;
      return db().collection(`c${collections}`);
    },
  };
}

/** A store in a directory that goes with it. */
export async function temporaryServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  const server = await serveEmbeddedMongo({ dataDir });
  return {
    uri: server.uri,
    socketPath: decodeURIComponent(new URL(server.uri).hostname),
    dataDir,
    stop: async (): Promise<void> => {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The error with which the server refuses an attempt. */
export async function refusal(attempt: Promise<unknown>): Promise<MongoServerError> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof MongoServerError) return error;
  throw new Error(`not refused: ${String(error)}`);
}
