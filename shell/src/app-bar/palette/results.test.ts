import { expect, test } from 'vitest';
import { matching, type Result } from './results.ts';

const result = (label: string, note?: string): Result => ({
  id: label,
  label,
  to: '/',
  ...(note !== undefined && { note }),
});
const labels = (results: Result[]) => results.map(({ label }) => label);

const faqs = [
  result('Can I return a teapot?', 'Tea Corner'),
  result('Return labels', 'Fern & Kettle'),
  result('Do you ship abroad?', 'Tea Corner'),
];

test('a result has every word that was typed, in its label or its note', () => {
  expect(labels(matching(faqs, 'corner TEAPOT'))).toEqual(['Can I return a teapot?']);
});

test('a result that begins with the text comes first', () => {
  expect(labels(matching(faqs, 'return'))).toEqual(['Return labels', 'Can I return a teapot?']);
});

test('without a text everything is shown, up to the limit', () => {
  expect(labels(matching(faqs, ' '))).toHaveLength(3);
  expect(labels(matching(faqs, '', 2))).toHaveLength(2);
});
