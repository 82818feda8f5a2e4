import { expect, test } from 'vitest';
import { groupQuestions } from '../src/index.ts';

test('questions that ask the same are one group, named by the wording used most', () => {
  const groups = groupQuestions([
    'do you sell matcha whisks?',
    'Is there a vegan cake',
    'do you have a matcha whisk',
    'do you sell matcha whisks?',
    'vegan cakes?',
    'Where can I charge my car',
  ]);
  expect(groups.map(({ name, questions }) => [name, questions.length])).toEqual([
    ['Do you sell matcha whisks?', 3],
    ['Vegan cakes?', 2],
    ['Where can I charge my car', 1],
  ]);
});

test('small talk is no topic', () => {
  expect(groupQuestions(['hello', 'how are you?', 'ok thanks', '👍', ''])).toEqual([]);
});

test('groups are made in any script', () => {
  const groups = groupQuestions(['有素食蛋糕吗', '素食蛋糕', 'هل لديكم كعك نباتي', 'كعك نباتي']);
  expect(groups.map(({ questions }) => questions.length)).toEqual([2, 2]);
});

test('a long question gives its name up to the last word that fits', () => {
  const [group] = groupQuestions([`Do you sell ${'very '.repeat(30)}large cups?`]);
  expect(group?.name).toMatch(/^Do you sell (very )+very…$/);
  expect(group?.name.length).toBeLessThanOrEqual(121);
});
