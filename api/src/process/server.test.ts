import { cutStore, emptyDatabase, faultProxy, startApi } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { analyticsShop } from '../modules/analytics/shop.fixture.ts';

test('a process whose database is away ends all the same, however long it would wait for it', async () => {
  const wire = await cutStore(await emptyDatabase());
  const patient = new URL(wire.uri);
  patient.searchParams.set('serverSelectionTimeoutMS', '600000');
  const api = await startApi({ mongodbUri: patient.href, env: { DATABASE_TIMEOUT: '4' } });
  await wire.stop();
  api.runJobs();
  await api.stop();
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('an exchange that is stored after its visitor has left is counted by a process that stops', async () => {
  const mongodbUri = await emptyDatabase();
  const proxy = await faultProxy(mongodbUri);
  onTestFinished(proxy.stop);
  const api = await startApi({ mongodbUri: proxy.uri });
  const { id } = await analyticsShop(api);
  await api.services.followUps.flush();

  proxy.inject((command) => (command === 'insert' ? { kind: 'delay', ms: 700 } : null));
  const leaving = new AbortController();
  const asked = fetch(`${api.url}/api/widget/${id}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ visitorId: crypto.randomUUID(), text: 'Do you ship abroad?' }),
    signal: leaving.signal,
  });
  await expect.poll(proxy.injected).toBeGreaterThan(0);
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  await api.stop();

  const next = await startApi({ mongodbUri });
  const { db, totals } = next.services;
  expect(await db.collection('messages').countDocuments()).toBe(2);
  const counted = await totals.of([new ObjectId(id)]);
  expect(counted.get(id)).toMatchObject({ messages: 1 });
  const { processId } = api.services;
  expect(await db.collection<{ _id: string }>('processes').findOne({ _id: processId })).toBeNull();
});
