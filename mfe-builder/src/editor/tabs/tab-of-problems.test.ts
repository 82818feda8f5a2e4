import { expect, test } from 'vitest';
import { tabOf, tabOfProblems } from './tab-of-problems.ts';

test.each([
  ['name', 'basic'],
  ['configuration.primaryColor', 'design'],
  ['configuration.welcomeMessage', 'settings'],
  ['settings.isActive', 'settings'],
  ['faqs.3.answer', 'knowledge'],
  ['revision', null],
])('%s is wrong: the tab that shows it is %s', (path, tab) => {
  expect(tabOf(path)).toBe(tab);
});

test('with several problems the first tab that shows one is opened', () => {
  expect(tabOfProblems({ 'faqs.0.answer': 'x', 'configuration.position': 'x' })).toBe('design');
  expect(tabOfProblems({})).toBeNull();
});
