import { cutStore, emptyDatabase } from '@askwell/testing';
import { expect, test } from 'vitest';
import { connect, isDatabaseDown, isDuplicate } from './database.ts';

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a lost connection is told from a refusal, for a batch as for a single write', async () => {
  const wire = await cutStore(await emptyDatabase());
  const { client, db } = connect(wire.uri);
  const people = db.collection<{ _id: number }>('people');
  const single = () => people.insertOne({ _id: 1 });
  const batch = () => people.bulkWrite([{ insertOne: { document: { _id: 1 } } }], { ordered: false });

  await single();
  for (const write of [single, batch]) {
    const refused = await caught(write());
    expect([isDuplicate(refused), isDatabaseDown(refused)]).toEqual([true, false]);
  }
  await wire.stop();
  for (const write of [single, batch]) {
    const lost = await caught(write());
    expect([isDuplicate(lost), isDatabaseDown(lost)]).toEqual([false, true]);
  }
  await client.close();
});
