import { expect, test } from 'vitest';
import { pageOf, pageSizeOf } from './pagination.ts';

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

test('a list is shown five at a time', () => {
  expect(pageOf(twelve, 1, 5)).toEqual({ items: [1, 2, 3, 4, 5], page: 1, pages: 3 });
  expect(pageOf(twelve, 3, 5)).toEqual({ items: [11, 12], page: 3, pages: 3 });
});

test('an empty list has one empty page', () => {
  expect(pageOf([], 1, 10)).toEqual({ items: [], page: 1, pages: 1 });
});

test('a page beyond the end is the last one', () => {
  expect(pageOf(twelve, 9, 10).page).toBe(2);
  expect(pageOf(twelve, 2, 50).page).toBe(1);
});

test('an unknown page size is the smallest', () => {
  expect([pageSizeOf(50), pageSizeOf(7)]).toEqual([50, 5]);
});
