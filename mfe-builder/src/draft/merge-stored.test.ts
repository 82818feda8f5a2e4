import { expect, test } from 'vitest';
import { newDraft, type Draft } from './draft.ts';
import { withFaq, withFaqChanged, withoutFaq } from './faqs.ts';
import { mergeStored } from './merge-stored.ts';

const faq = (question: string, answer: string) => ({ question, answer, variants: [] });
const hours = faq('When are you open?', 'Nine to five.');
const parking = faq('Where can I park?', 'Behind the house.');
const shipping = faq('Do you ship?', 'Yes.');
const base = withFaq(withFaq(newDraft(), hours), parking);

const answers = (draft: Draft | null) =>
  draft && Object.fromEntries(draft.faqs.map(({ question, answer }) => [question, answer]));

test('accepted drafts join the FAQs, and unsaved changes stay', () => {
  const mine = { ...withFaqChanged(base, 0, faq(hours.question, 'Ten to six.')), name: 'Tea Corner' };
  const merged = mergeStored(base, mine, withFaq(base, shipping));
  expect(merged?.name).toBe('Tea Corner');
  expect(answers(merged)).toEqual({
    'When are you open?': 'Ten to six.',
    'Where can I park?': 'Behind the house.',
    'Do you ship?': 'Yes.',
  });
  expect(new Set(merged?.faqs.map(({ key }) => key)).size).toBe(3);
});

test('an FAQ that an accepted draft changes, or that an undo takes out, follows', () => {
  const theirs = withoutFaq(withFaqChanged(base, 0, faq(hours.question, 'Ten to six.')), 1);
  expect(answers(mergeStored(base, withFaq(base, shipping), theirs))).toEqual({
    'When are you open?': 'Ten to six.',
    'Do you ship?': 'Yes.',
  });
});

test('an FAQ that was deleted here stays deleted', () => {
  expect(answers(mergeStored(base, withoutFaq(base, 1), withFaq(base, shipping)))).toEqual({
    'When are you open?': 'Nine to five.',
    'Do you ship?': 'Yes.',
  });
});

test('where both sides changed the same FAQ, or other fields were stored, the owner chooses', () => {
  const mine = withFaqChanged(base, 0, faq(hours.question, 'Ten to six.'));
  expect(mergeStored(base, mine, withFaqChanged(base, 0, faq(hours.question, 'Always.')))).toBeNull();
  expect(
    mergeStored(base, withoutFaq(base, 0), withFaqChanged(base, 0, faq(hours.question, '24/7.'))),
  ).toBeNull();
  expect(mergeStored(base, base, { ...base, name: 'Theirs' })).toBeNull();
});

test('the same question added on both sides with the same answer is one FAQ', () => {
  const merged = mergeStored(base, withFaq(base, shipping), withFaq(base, shipping));
  expect(merged?.faqs).toHaveLength(3);
  expect(mergeStored(base, withFaq(base, faq('Do you ship?', 'No.')), withFaq(base, shipping))).toBeNull();
});
