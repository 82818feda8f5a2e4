import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

test('the words that changed are removed and added', () => {
  expect(wordChanges('Shipping costs $5 in the EU.', 'Shipping costs $6 in the EU.')).toEqual([
    { kind: 'same', text: 'Shipping costs ' },
    { kind: 'removed', text: '$5 ' },
    { kind: 'added', text: '$6 ' },
    { kind: 'same', text: 'in the EU.' },
  ]);
});

test('whatever changed, the new text can be read from the result', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd\n', 'e')).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = wordChanges(before, after).filter(({ kind }) => kind !== 'removed');
      expect(changes.map((change) => change.text).join('')).toBe(after);
    }),
  );
});
