import { expect, test } from 'vitest';
import { buildIndex, encodeIndex, openIndex } from '../src/index.ts';
import { asked, teaShop } from './tea-shop.ts';

test('an index that was stored and loaded finds the same as a new one', () => {
  const stored = Buffer.from(encodeIndex(teaShop));
  const loaded = openIndex(new Uint8Array(stored).buffer);
  const built = buildIndex(teaShop);
  for (const [question] of asked) expect(loaded.find(question)).toEqual(built.find(question));
});

test('texts in any script come back as they were written', () => {
  const faq = { question: '\ufeffWo? 🍵', answer: '返品できます。\n‘So’', variants: ['ما هي ساعات العمل؟'] };
  const index = openIndex(encodeIndex({ faqs: [faq], data: '{"größe": "ß"}' }));
  expect(index.find('ما هي ساعات العمل؟').matches[0]).toMatchObject({
    question: faq.question,
    answer: faq.answer,
    wording: faq.variants[0],
  });
  expect(index.find('größe').matches[0]).toMatchObject({ kind: 'data', ref: 'größe', answer: 'ß' });
});

test('an index of another format is not read', () => {
  const other = encodeIndex(teaShop);
  new Int32Array(other)[0] = 999;
  expect(() => openIndex(other)).toThrow(RangeError);
});
