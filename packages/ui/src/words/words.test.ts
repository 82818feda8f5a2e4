import { expect, test } from 'vitest';
import { localeOf } from './locale.ts';
import { pseudoWords } from './pseudo-locale.ts';
import type { Translations } from './words.ts';

test('a browser gets the first of its languages that the interface has, else English', () => {
  expect(localeOf(['en-GB', 'de'])).toBe('en');
  expect(localeOf(['fi', 'sv-SE'])).toBe('en');
  expect(localeOf([])).toBe('en');
});

test('the pseudo-locale reaches every text: in lists, in records, and what functions return', () => {
  const words = pseudoWords({
    save: 'Save',
    list: [{ title: 'One' }, { title: 'Two' }],
    left: (count: number) => `${count} left`,
    most: 20,
  });
  expect(words.save).toBe('[Šåṽé]');
  expect(words.list.map(({ title }) => title)).toEqual(['[Öñé]', '[Ţŵö]']);
  expect(words.left(3)).toBe('[3 ļéƒţ]');
  expect(words.most).toBe(20);
});

test('a language that misses a text, or misses altogether, is a compile error', async () => {
  type English = { save: string; left: (count: number) => string };
  const words = { save: 'Sichern', left: (count: number) => `${count} übrig` };
  const complete: Translations<English, 'de'> = { de: async () => ({ default: words }) };
  // @ts-expect-error -- `left` is missing
  const incomplete: Translations<English, 'de'> = { de: async () => ({ default: { save: 'Sichern' } }) };
  // @ts-expect-error -- French is missing
  const missing: Translations<English, 'de' | 'fr'> = { de: complete.de };
  expect((await complete.de()).default.left(2)).toBe('2 übrig');
  expect(Object.keys({ ...incomplete, ...missing })).toEqual(['de']);
});
