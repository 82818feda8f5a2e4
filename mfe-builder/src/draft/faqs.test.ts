import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import { withFaq, withFaqChanged, withoutFaq } from './faqs.ts';

const opening = { question: 'When are you open?', answer: 'Nine to five.' };
const parking = { question: 'Where can I park?', answer: 'Behind the house.' };
const both = withFaq(withFaq(newDraft(), opening), parking);

test('a new FAQ comes last and is trimmed', () => {
  const draft = withFaq(both, { question: '  Do you ship?  ', answer: ' Yes. ' });
  expect(draft.faqs.map(({ question, answer }) => [question, answer]).at(-1)).toEqual([
    'Do you ship?',
    'Yes.',
  ]);
});

test('an FAQ without a question or an answer is not taken', () => {
  expect(withFaq(both, { question: '  ', answer: 'Yes.' })).toBe(both);
  expect(withFaq(both, { question: 'Do you ship?', answer: '' })).toBe(both);
});

test('one FAQ is changed and the others stay as they are', () => {
  const draft = withFaqChanged(both, 1, { question: 'Is there parking?', answer: 'Yes.' });
  expect(draft.faqs[0]).toBe(both.faqs[0]);
  expect(draft.faqs[1]).toMatchObject({ question: 'Is there parking?', answer: 'Yes.', key: 1 });
});

test('emptying an FAQ leaves it as it was', () => {
  expect(withFaqChanged(both, 1, { question: '', answer: 'Yes.' })).toBe(both);
});

test('a removed FAQ gives its key to no neighbour', () => {
  const draft = withFaq(withoutFaq(both, 0), opening);
  expect(draft.faqs.map(({ key }) => key)).toEqual([1, 2]);
});
