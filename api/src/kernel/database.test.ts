import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { cutStore, emptyDatabase } from '@askwell/testing';
import { expect, test } from 'vitest';
import { connect, deleteInBatches, isDatabaseDown, isDuplicate } from './database.ts';

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

test('a command fails that is written as its connection closes, and the next one is answered', async () => {
  const sockets: Socket[] = [];
  const note = (message: unknown) => {
    const socket = typeof message === 'object' && message !== null && Reflect.get(message, 'socket');
    if (socket instanceof Socket) sockets.push(socket);
  };
  subscribe('net.client.socket', note);
  const { client, db } = connect(await emptyDatabase());
  const people = db.collection<{ _id: number }>('people');
  await people.insertOne({ _id: 1 });
  unsubscribe('net.client.socket', note);

  for (const socket of sockets) socket.destroy();
  // The sockets are closed, but no event has said so yet.
  expect(isDatabaseDown(await caught(db.command({ insert: 'people', documents: [{ _id: 2 }] })))).toBe(true);
  await people.insertOne({ _id: 3 });
  expect(await people.countDocuments()).toBe(2);
  await client.close();
});

test('a deletion of many documents takes all of them and nothing else', async () => {
  const { client, db } = connect(await emptyDatabase());
  const visits = db.collection('visits');
  await visits.insertMany(Array.from({ length: 1_201 }, (_, at) => ({ shop: at === 0 ? 'other' : 'tea' })));
  await deleteInBatches(db, 'visits', { shop: 'tea' });
  expect(await visits.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ shop: 'other' }]);
  await client.close();
});
