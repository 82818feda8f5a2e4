import { expect, test } from 'vitest';
import { english } from './english.ts';
import { textsFor } from './index.ts';

test.each([[['en-GB', 'fr']], [['xx', 'EN']], [[]]])('%j is served in English', (languages) => {
  expect(textsFor(languages)).toEqual({ language: 'en', texts: english });
});

test('one is not many', () => {
  expect([english.stars(1), english.stars(2)]).toEqual(['1 star', '2 stars']);
  expect([english.charactersLeft(1), english.charactersLeft(0)]).toEqual([
    '1 character left',
    '0 characters left',
  ]);
});
