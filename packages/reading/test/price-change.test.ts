import { expect, test } from 'vitest';
import { priceChange } from '../src/text/price-change.ts';

test.each([
  ['It costs $9 a month.', 'It costs $12 a month.', '$9', '$12'],
  ['Der Preis ist 1.299,00 €.', 'Der Preis ist 1.399,00 €.', '1.299,00 €', '1.399,00 €'],
  ['From CHF 20 to CHF 40.', 'From CHF 20 to CHF 45.', 'CHF 40', 'CHF 45'],
])('"%s" and "%s" differ in a price', (before, after, from, to) => {
  expect(priceChange(before, after)).toEqual({ from, to });
});

test.each([
  ['It costs $9.', 'It costs $9 and is small.'],
  ['Open from 9 to 5.', 'Open from 9 to 6.'],
  ['$9 or $12', '$10 or $13'],
  ['$9', 'Ask us for a price.'],
])('"%s" and "%s" differ in no one price', (before, after) => {
  expect(priceChange(before, after)).toBeNull();
});
