import { chatbotDefaults } from '@askwell/contracts';
import { expect, test } from 'vitest';
import { isSameDraft } from './compare.ts';
import { newDraft } from './draft.ts';
import { withFaq, withoutFaq } from './faqs.ts';
import { changeOf, creationOf, knowledgeBaseOf, needsKnowledgeBase } from './requests.ts';

const named = { ...newDraft(), name: 'Front desk' };
const withOpening = withFaq(named, { question: 'When are you open?', answer: 'Nine to five.', variants: [] });

test('a chatbot is sent whole, its knowledge base apart', () => {
  expect(creationOf(withOpening)).toEqual({ ...chatbotDefaults, name: 'Front desk' });
  expect(knowledgeBaseOf(withOpening, 2)).toEqual({
    faqs: [{ question: 'When are you open?', answer: 'Nine to five.', variants: [] }],
    data: '{}',
    revision: 2,
  });
});

test('a change names the revision that was read', () => {
  expect(changeOf(named, 7)).toMatchObject({ name: 'Front desk', revision: 7 });
});

test('a new chatbot sends its knowledge base only if it holds something', () => {
  expect(needsKnowledgeBase(named, null)).toBe(false);
  expect(needsKnowledgeBase(withOpening, null)).toBe(true);
  expect(needsKnowledgeBase({ ...named, data: '{"hours":"9 to 5"}' }, null)).toBe(true);
});

test('deleting the last FAQ of a stored chatbot is sent, leaving it alone is not', () => {
  expect(needsKnowledgeBase(withoutFaq(withOpening, 0), withOpening)).toBe(true);
  expect(needsKnowledgeBase(withOpening, withOpening)).toBe(false);
});

test('what was typed and taken back is no change', () => {
  const typed = { ...named, description: 'x' };
  expect(isSameDraft(typed, named)).toBe(false);
  expect(isSameDraft({ ...typed, description: '' }, named)).toBe(true);
});
