import { cutStore, emptyDatabase, startApi } from '@askwell/testing';
import { expect, test } from 'vitest';

test('a process whose database is away ends within seconds, however long it would wait for it', async () => {
  const wire = await cutStore(await emptyDatabase());
  const patient = new URL(wire.uri);
  patient.searchParams.set('serverSelectionTimeoutMS', '60000');
  const api = await startApi({ mongodbUri: patient.href });
  await wire.stop();
  api.runJobs();
  const asked = performance.now();
  await api.stop();
  expect(performance.now() - asked).toBeLessThan(8_000);
});
