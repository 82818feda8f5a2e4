import { expect, test } from 'vitest';
import { mostPassages, passagesOf } from '../src/text/passages.ts';

test('each value is a passage with its path', () => {
  expect(
    passagesOf('{"phone": "123", "delivery": {"zones": [{"name": "City", "price_in_euros": 4}]}}'),
  ).toEqual([
    { path: 'phone', title: 'phone', text: '123' },
    { path: 'delivery.zones[0].name', title: 'delivery › zones › 1 › name', text: 'City' },
    { path: 'delivery.zones[0].price_in_euros', title: 'delivery › zones › 1 › price in euros', text: '4' },
  ]);
});

test('a list of plain values is one passage', () => {
  expect(passagesOf('{"brands": ["Assam", "Darjeeling"]}')).toEqual([
    { path: 'brands', title: 'brands', text: 'Assam, Darjeeling' },
  ]);
});

test('a long text is cut at its paragraphs, and those at their sentences', () => {
  const sentence = `${'word '.repeat(60).trim()}.`;
  const texts = passagesOf(
    JSON.stringify({ about: `Short.\n\n${[sentence, sentence, sentence, sentence].join(' ')}` }),
  );
  expect(texts[0]?.text).toBe('Short.');
  expect(texts.slice(1).map(({ text }) => text)).toEqual([sentence, sentence, sentence, sentence]);
});

test('nothing is made of empty values', () => {
  expect(passagesOf('{"a": null, "b": "", "c": {}, "d": []}')).toEqual([]);
});

test('of more values than anybody can ask for, the first ones are taken', () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key ${at}`, at]));
  const passages = passagesOf(JSON.stringify(many));
  expect(passages).toHaveLength(mostPassages);
  expect(passages.at(-1)?.text).toBe(String(mostPassages - 1));
});
