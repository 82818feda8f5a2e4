import { buildIndex } from '@askwell/answers';
import type { Gap } from '@askwell/contracts';
import { expect, test } from 'vitest';
import { replay } from './replay.ts';
import { roomOf, withFaq, withWordings, wordingsOf } from './teaching.ts';

const gapOf = (...questions: [text: string, count: number][]): Gap => ({
  name: questions[0]?.[0] ?? '',
  visitors: 1,
  lastAskedAt: '2026-11-21T10:00:00.000Z',
  page: null,
  answeredIn: null,
  questions: questions.map(([text, count]) => ({ text, count })),
});
const shop = [
  { question: 'How much is shipping?', answer: 'Shipping costs $5.', variants: [] },
  { question: 'When are you open?', answer: 'From 9 to 6.', variants: [] },
];
const parking = gapOf(['Is there parking?', 3], ['Where can I leave my car?', 2]);
const others = gapOf(['Do you sell gift cards?', 4]);

const replayed = (wordings: string[]) => {
  const faqs = withFaq(shop, { question: 'Is there parking?', answer: 'Behind the shop.', wordings });
  return replay(buildIndex({ faqs, data: '{}' }), faqs.length - 1, parking, [parking, others]);
};

test('an FAQ that carries the wordings would have answered them all, as often as they were asked', () => {
  expect(replayed(wordingsOf(parking))).toMatchObject({ asked: 5, answered: 5, elsewhere: 0 });
});

test('without a wording, what shares no word with the FAQ stays open', () => {
  expect(replayed([])).toEqual({
    asked: 5,
    answered: 3,
    questions: [
      { text: 'Is there parking?', count: 3, isAnswered: true },
      { text: 'Where can I leave my car?', count: 2, isAnswered: false },
    ],
    elsewhere: 0,
  });
});

test('what another FAQ answers does not count', () => {
  const faqs = withFaq(shop, { question: 'Is there parking?', answer: 'Yes.', wordings: [] });
  const shipping = gapOf(['How much is shipping?', 1]);
  expect(replay(buildIndex({ faqs, data: '{}' }), 2, parking, [shipping])).toMatchObject({ elsewhere: 0 });
});

test('an FAQ learns each wording once, and as many as it has room for', () => {
  const [faq] = shop;
  if (!faq) throw new Error('there is no FAQ');
  const many = Array.from({ length: 30 }, (_, index) => `Wording ${index}`);
  const [learnt] = withWordings(shop, faq, ['How much is shipping?', 'Delivery price', ...many]);
  expect(learnt?.variants.slice(0, 2)).toEqual(['Delivery price', 'Wording 0']);
  expect([learnt?.variants.length, learnt && roomOf(learnt)]).toEqual([20, 0]);
});

test('the question is no wording of itself', () => {
  const faqs = withFaq(shop, {
    question: ' Is there parking? ',
    answer: 'Yes.',
    wordings: wordingsOf(parking),
  });
  expect(faqs.at(-1)).toEqual({
    question: 'Is there parking?',
    answer: 'Yes.',
    variants: ['Where can I leave my car?'],
  });
});
