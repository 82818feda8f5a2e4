import type { SourceBlock } from '@askwell/reading';
import { expect, test } from 'vitest';
import { repeatedTexts } from './repeated-texts.ts';

const block = (text: string, kind: SourceBlock['kind'] = 'paragraph'): SourceBlock => ({
  id: text,
  kind,
  text,
  headings: [],
});
const notice = block('We use cookies. Read more in our policy.');

/** Pages of which so many have the notice. */
const pagesWith = (withNotice: number, all: number) => {
  const repeated = repeatedTexts();
  for (let page = 0; page < all; page += 1) {
    repeated.addPage([block(`Page ${page}`), ...(page < withNotice ? [notice, notice] : [])]);
  }
  return repeated;
};

test('what stands on many pages is part of the frame of the site', () => {
  const repeated = pagesWith(6, 10);
  expect(repeated.isRepeated(block('WE USE  COOKIES. Read more in our policy.'))).toBe(true);
  expect(repeated.isRepeated(block('Page 3'))).toBe(false);
});

test.each([
  ['on three pages', pagesWith(3, 3)],
  ['on a few of many pages', pagesWith(5, 50)],
])('what stands %s is text', (_where, repeated) => {
  expect(repeated.isRepeated(notice)).toBe(false);
});

test('a heading stays, whatever it says', () => {
  const repeated = repeatedTexts();
  const heading = block('Questions', 'heading');
  for (let page = 0; page < 5; page += 1) repeated.addPage([heading]);
  expect(repeated.isRepeated(heading)).toBe(false);
});
