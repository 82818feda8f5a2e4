import { buildIndex } from '@askwell/answers';
import { expect, test } from 'vitest';
import { orderFaqs } from '../../../api/src/demo/order-faqs.ts';
import { shopFaqs } from '../../../api/src/demo/shop-faqs.ts';
import { findConfusableFaqs } from './find-confusable-faqs.ts';

const confusablePairs = (...faqs: [question: string, ...variants: string[]][]) => {
  const knowledge = {
    faqs: faqs.map(([question, ...variants], place) => ({ question, variants, answer: `Answer ${place}` })),
    data: '{}',
  };
  return findConfusableFaqs(knowledge, buildIndex(knowledge)).map(({ one, other }) => [one, other]);
};

const shop: [string][] = [
  ['How much is shipping?'],
  ['Can I return an item?'],
  ['Where can I park my car?'],
  ['Do you sell gift cards?'],
  ['Who repairs a broken teapot?'],
];

test('FAQs about different things leave each other alone', () => {
  expect(confusablePairs(...shop)).toEqual([]);
});

test('the same question in other words is found, once', () => {
  expect(confusablePairs(...shop, ['How much does shipping cost?'])).toEqual([[0, 5]]);
});

test('another wording of one that is the question of another is found', () => {
  expect(confusablePairs(...shop, ['Is there parking?', 'Where can I park my car?'])).toEqual([[2, 5]]);
});

test('of the 32 FAQs of the demo shop, at most two pairs are warned of, each with the question that goes wrong', () => {
  const knowledge = { faqs: [...shopFaqs, ...orderFaqs], data: '{}' };
  const found = findConfusableFaqs(knowledge, buildIndex(knowledge));
  expect(found.length).toBeLessThanOrEqual(2);
  expect(found[0]?.question).toBe('Can I book a tea tasting?');
});

test('questions that share their words but ask different things are not warned of', () => {
  expect(
    confusablePairs(
      ...shop,
      ['How much does delivery cost?', 'Is delivery free?'],
      ['How long does delivery take?', 'When will my order arrive?'],
    ),
  ).toEqual([]);
});

const known = (questions: readonly string[]) => {
  const faqs = questions.map((question, place) => ({ question, answer: `Answer ${place}` }));
  return { faqs, data: '{}', index: buildIndex({ faqs, data: '{}' }) };
};
const saved = known(shop.map(([question]) => question));
const wrongNow = (draft: typeof saved, ...questions: { text: string; faq: string }[]) =>
  findConfusableFaqs(draft, draft.index, { questions, saved }).filter(({ wrong }) => wrong !== undefined);
const repairs = { text: 'do you repair teapots', faq: 'Who repairs a broken teapot?' };

test('a question of a visitor that a change gives to another FAQ is named, with that FAQ', () => {
  const draft = known([...shop.map(([question]) => question), 'Do you repair teapots?']);
  const others = [
    { text: 'how much is shipping?', faq: 'How much is shipping?' },
    { text: 'Do you repair teapots?', faq: 'An FAQ that was deleted' },
    // Words did not choose its FAQ before either.
    { text: 'do you repair teapots', faq: 'Do you sell gift cards?' },
  ];
  expect(wrongNow(draft, repairs, ...others)).toMatchObject([
    { one: 4, other: 5, question: repairs.text, wrong: 5 },
  ]);
});

test('an FAQ that was reworded is judged as well, and one that is unchanged is not', () => {
  expect(wrongNow(saved, repairs)).toEqual([]);
  const questions = [...shop.map(([question]) => question).slice(0, 4), 'Is mending possible?'];
  const draft = known([...questions, 'Who repairs broken china?']);
  const asked = { ...repairs, text: 'repair of a broken teapot' };
  expect(wrongNow(draft, asked)).toMatchObject([{ one: 4, other: 5, wrong: 5 }]);
});
