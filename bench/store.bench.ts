import { bundledEntry, openingTime, operationCosts } from '@askwell/embedded-mongo/measure';
import type { Figure } from './lib/figures.ts';

/** Opening the embedded store, and the processor time of its usual operations. */
export default async function store(): Promise<Figure[]> {
  const { entry, remove } = await bundledEntry();
  try {
    const empty = await openingTime(entry, 0);
    const full = await openingTime(entry, 100_000);
    const costs = await operationCosts(entry, 4_000);
    return [
      { name: 'opening an empty store', value: empty, unit: 'ms' },
      { name: 'opening one of 100,000 documents, against that', value: full / empty, unit: '×', budget: 4 },
      ...costs.flatMap(({ operation, server, client }) => [
        { name: `${operation}: the store`, value: server, unit: 'µs' },
        { name: `${operation}: the driver`, value: client, unit: 'µs' },
      ]),
    ];
  } finally {
    await remove();
  }
}
