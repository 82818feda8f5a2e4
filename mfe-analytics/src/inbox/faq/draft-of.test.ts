import { expect, test } from 'vitest';
import { draftOf, hasPersonal } from './draft-of.ts';

const said = (...lines: readonly (readonly ['visitor' | 'bot' | 'agent', string])[]) =>
  lines.map(([role, text], index) => ({
    id: `${index}`,
    seq: index,
    role,
    text,
    at: '2026-11-22T09:00:00Z',
  }));

test('the draft is what the visitor asked, and the answer that a person wrote', () => {
  expect(
    draftOf(
      said(
        ['visitor', 'Do you repair bicycles?'],
        ['bot', 'I do not know.'],
        ['visitor', 'A person please'],
        ['agent', 'Hello!'],
        ['agent', 'Yes, on Mondays. Call +44 20 7946 0000 or write to ana@example.com.'],
      ),
    ),
  ).toEqual({
    question: 'Do you repair bicycles?',
    answer: 'Yes, on Mondays. Call … or write to ….',
  });
});

test('there is no draft where no person has answered', () => {
  expect(draftOf(said(['visitor', 'Hello?'], ['bot', 'Hello!']))).toBeNull();
});

test.each([
  ['Your order #12345 has left.', true],
  ['Shipping costs $5, and nothing for orders over $50.', false],
])('%j has something personal: %s', (text, is) => {
  expect(hasPersonal(text)).toBe(is);
});
