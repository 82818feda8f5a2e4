import { cutStore, emptyDatabase, startApi } from '@askwell/testing';
import { expect, test } from 'vitest';

test('a process whose database is away ends all the same, however long it would wait for it', async () => {
  const wire = await cutStore(await emptyDatabase());
  const patient = new URL(wire.uri);
  patient.searchParams.set('serverSelectionTimeoutMS', '600000');
  const api = await startApi({ mongodbUri: patient.href });
  await wire.stop();
  api.runJobs();
  await api.stop();
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow('fetch failed');
});
