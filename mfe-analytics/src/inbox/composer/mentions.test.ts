import { expect, test } from 'vitest';
import { mentionable, mentionedIn, withMention } from './mentions.ts';

const ana = { id: '1', name: 'Ana Silva' };
const ben = { id: '2', name: 'Ben Ito' };
const members = [ana, ben];

test('an @ suggests the members whose names begin with what follows', () => {
  expect(mentionable('Hello @', members)).toEqual(members);
  expect(mentionable('Hello @an', members)).toEqual([ana]);
  expect(mentionable('Hello @Ana Silva please', members)).toEqual([]);
  expect(mentionable('ana@example', members)).toEqual([]);
});

test('a suggestion completes the name, and whole names are mentioned', () => {
  expect(withMention('Ask @an', ana)).toBe('Ask @Ana Silva ');
  expect(mentionedIn('Ask @Ana Silva or @Ben', members)).toEqual(['1']);
});
