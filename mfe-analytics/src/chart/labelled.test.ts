import { expect, test } from 'vitest';
import { labelled } from './labelled.ts';

const point = {
  start: new Date(2026, 10, 21, 14).toISOString(),
  label: 'as the API says',
  value: 1,
  views: 2,
};

test('the hours of a day are labelled with the time of day, as elsewhere in the interface', () => {
  // The space before PM is a narrow one that does not break.
  expect(labelled([point], '24h')[0]?.label).toMatch(/^2:00\sPM$/);
});

test.for(['7d', '30d', '90d'] as const)('the days of %s are labelled with their date', (period) => {
  expect(labelled([point], period)).toEqual([{ ...point, label: 'Nov 21' }]);
});
