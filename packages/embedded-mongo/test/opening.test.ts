import { expect, onTestFinished, test } from 'vitest';
import { bundledEntry } from './bundle.ts';
import { openingTime } from './measure.ts';

test('opening takes no longer for a hundred thousand documents than for none', async () => {
  const { entry, remove } = await bundledEntry();
  onTestFinished(remove);
  const empty = await openingTime(entry, 0);
  const full = await openingTime(entry, 100_000);
  expect(full / empty).toBeLessThan(4);
}, 120_000);
