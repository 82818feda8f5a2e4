import { expect, test } from 'vitest';
import { buildIndex } from '../src/index.ts';
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

const passagesIn = (text: string) => passagesOf(JSON.stringify({ about: text }));
const wordsIn = (text: string) => text.split(/\s+/).length;

test('a long text is cut at its paragraphs, and long paragraphs at ends of sentences', () => {
  const sentence = 'We deliver at 3.5 meters per second, e.g. to the old town.';
  const paragraph = Array.from({ length: 50 }, () => sentence).join(' ');
  const texts = passagesIn(`Short.\n\n${paragraph}\n\nThe end.`).map(({ text }) => text);
  const chunks = texts.slice(1, -1);
  expect([texts[0], texts.at(-1)]).toEqual(['Short.', 'The end.']);
  expect(chunks.join(' ')).toBe(paragraph);
  for (const chunk of chunks) {
    expect(wordsIn(chunk)).toBeGreaterThanOrEqual(120);
    expect(wordsIn(chunk)).toBeLessThanOrEqual(250);
    expect(chunk.startsWith('We deliver') && chunk.endsWith('old town.')).toBe(true);
  }
});

test('a long text in a script without spaces is cut at ends of sentences', () => {
  const sentence = '商品の返品は到着後三十日以内であれば無料で承ります。';
  const texts = passagesIn(sentence.repeat(60)).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.join('')).toBe(sentence.repeat(60));
  for (const text of texts) expect(text.endsWith('。')).toBe(true);
});

test('a text without a sentence is cut all the same', () => {
  for (const text of ['item '.repeat(2_000).trim(), 'x'.repeat(100_000)]) {
    const longest = Math.max(...passagesIn(text).map(({ text: { length } }) => length));
    expect(longest).toBeLessThan(25_000);
  }
});

test('headings in a text are part of the titles of the passages below them', () => {
  const text = '# Delivery\nIt takes two days.\n## Abroad\nA week.\n\nOr two.\n# Returns\nWithin 30 days.';
  expect(passagesIn(text).map(({ title, text: passage }) => [title, passage])).toEqual([
    ['about › Delivery', 'It takes two days.'],
    ['about › Delivery › Abroad', 'A week.'],
    ['about › Delivery › Abroad', 'Or two.'],
    ['about › Returns', 'Within 30 days.'],
  ]);
});

test('an answer in the middle of a long paragraph is found by the words of its sentences', () => {
  const about = (topic: string) => `Our ${topic} is described here in a few plain words. `.repeat(30);
  const deposit = 'We block a deposit of fifty euros. It is released within three days after the return. ';
  const index = buildIndex({
    faqs: [],
    data: JSON.stringify({ terms: about('workshop') + deposit + about('garden') }),
  });
  const { matches } = index.find('when is the deposit released after the return');
  expect(matches[0]?.answer).toContain('fifty euros. It is released');
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
