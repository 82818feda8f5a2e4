import { MongoClient, MongoServerError } from 'mongodb';
import { startEmbeddedMongo } from '../../src/index.ts';

/**
 * The result of writing to a store until it refuses, in a process that may write only small files.
 */
export type Limited = {
  acknowledged: number;
  found: number;
  code?: number | string | undefined;
  codeName?: string | undefined;
};

/** `count` only counts, `fill` writes 40 MB. */
const [, , dataDir = '', wish] = process.argv;
const store = await startEmbeddedMongo({ dataDir });
const client = await new MongoClient(store.uri).connect();
const items = client.db('full').collection('items', { writeConcern: { w: 'majority', journal: true } });
const limited: Limited = { acknowledged: 0, found: 0 };
const text = 'x'.repeat(10_000);
if (wish === 'fill') {
  for (let batch = 1; batch <= 40; batch += 1) {
    await items.insertMany(Array.from({ length: 100 }, () => ({ text })));
  }
} else if (wish !== 'count') {
  const refused = await writeAll().catch((error: unknown) => error);
  if (refused instanceof MongoServerError) {
    Object.assign(limited, { code: refused.code, codeName: refused.codeName });
  }
  async function writeAll(): Promise<void> {
    for (;;) {
      await items.insertOne({ text });
      limited.acknowledged += 1;
    }
  }
}
limited.found = await items.countDocuments();
await client.close();
process.stdout.write(JSON.stringify(limited));
await store.stop().catch(() => undefined);
