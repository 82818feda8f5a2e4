import { expect, test } from 'vitest';
import { newDraft, type Draft } from './draft.ts';
import {
  faqAsking,
  removalOf,
  withFaq,
  withFaqChanged,
  withFaqMoved,
  withFaqRestored,
  withoutFaq,
} from './faqs.ts';

const faq = (question: string, answer: string, variants: string[] = []) => ({ question, answer, variants });
const opening = faq('When are you open?', 'Nine to five.');
const parking = faq('Where can I park?', 'Behind the house.');
const shipping = faq('Do you ship?', 'Yes.');
const both = withFaq(withFaq(newDraft(), opening), parking);
const three = withFaq(both, shipping);

const questions = ({ faqs }: Draft) => faqs.map(({ question }) => question);
const removed = (draft: Draft, key: number) => removalOf(draft, key) ?? expect.fail('there is no such FAQ');

test('a new FAQ comes last and is trimmed', () => {
  const draft = withFaq(
    both,
    faq('  Do you ship?  ', ' Yes. ', [' Delivery? ', '', 'Delivery?', 'Do you ship?']),
  );
  expect(draft.faqs.at(-1)).toEqual({ ...faq('Do you ship?', 'Yes.', ['Delivery?']), key: 2 });
});

test('an FAQ without a question or an answer is not taken', () => {
  expect(withFaq(both, faq('  ', 'Yes.'))).toBe(both);
  expect(withFaq(both, faq('Do you ship?', ''))).toBe(both);
});

test('one FAQ is changed and the others stay as they are', () => {
  const draft = withFaqChanged(both, 1, faq('Is there parking?', 'Yes.', ['Car park?']));
  expect(draft.faqs[0]).toBe(both.faqs[0]);
  expect(draft.faqs[1]).toEqual({ ...faq('Is there parking?', 'Yes.', ['Car park?']), key: 1 });
});

test('emptying an FAQ leaves it as it was', () => {
  expect(withFaqChanged(both, 1, faq('', 'Yes.'))).toBe(both);
});

test('a removed FAQ gives its key to no neighbour', () => {
  const draft = withFaq(withoutFaq(both, 0), opening);
  expect(draft.faqs.map(({ key }) => key)).toEqual([1, 2]);
});

test('an FAQ is moved to a place, and never beyond the ends', () => {
  expect(questions(withFaqMoved(three, 2, 0))).toEqual([
    'Do you ship?',
    'When are you open?',
    'Where can I park?',
  ]);
  expect(questions(withFaqMoved(three, 0, 9))).toEqual([
    'Where can I park?',
    'Do you ship?',
    'When are you open?',
  ]);
  expect(withFaqMoved(three, 0, -1)).toBe(three);
});

test('deleted FAQs come back to their places, whatever became of the list meanwhile', () => {
  const first = removed(three, 0);
  const afterFirst = withoutFaq(three, 0);
  const second = removed(afterFirst, 2);
  const afterSecond = withFaqRestored(withoutFaq(afterFirst, 2), second);
  expect(questions(afterSecond)).toEqual(['Where can I park?', 'Do you ship?']);
  expect(questions(withFaqRestored(afterSecond, first))).toEqual(questions(three));
  expect(questions(withFaqRestored(newDraft(), second))).toEqual(['Do you ship?']);
});

test('an FAQ that comes back takes no key from one that was added since', () => {
  const last = removed(three, 2);
  const draft = withFaqRestored(withFaq(withoutFaq(three, 2), opening), last);
  expect(new Set(draft.faqs.map(({ key }) => key)).size).toBe(4);
});

test('an FAQ is found by its question, then by another wording of one', () => {
  const { faqs } = withFaq(both, faq('Do you ship?', 'Yes.', ['Delivery?', 'Where can I park?']));
  expect(faqAsking(faqs, 'Where can I park?')?.answer).toBe('Behind the house.');
  expect(faqAsking(faqs, 'Delivery?')?.question).toBe('Do you ship?');
  expect(faqAsking(faqs, 'Do you deliver?')).toBeUndefined();
});
