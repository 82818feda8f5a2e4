import { expect, test } from 'vitest';
import { english } from './english.ts';
import { englishWords, fill, translations, wordsFor } from './index.ts';

test.each([[['en-GB', 'fr']], [['xx', 'EN', 'fr']], [['constructor', '']], [[]]])(
  '%j is served in English',
  async (languages) => {
    expect(await wordsFor(languages)).toEqual(englishWords);
  },
);

test.each([
  [['pt-BR', 'en'], 'pt', 'Enviar'],
  [['xx', 'de_AT'], 'de', 'Senden'],
  [['JA'], 'ja', '送信'],
])('%j is served in %s', async (languages, language, send) => {
  expect(await wordsFor(languages)).toMatchObject({ language, texts: { send } });
});

const braces = (text: string) => text.match(/\{\w+\}/g) ?? [];

test.each(Object.entries(translations))(
  'the table of %s has every text, with what belongs into it',
  async (_, fetchTexts) => {
    const { default: texts } = await fetchTexts();
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    expect(texts.ratings).toHaveLength(5);
    for (const [key, text] of Object.entries(english)) {
      const translated = new Map(Object.entries(texts)).get(key) ?? '';
      const [wanted, found] = [[text].flat(), [translated].flat()];
      expect([key, found.map(braces)]).toEqual([key, wanted.map(braces)]);
      for (const each of found) expect([key, each.trim()]).not.toEqual([key, '']);
    }
  },
);

test.each(Object.entries(translations))('the table of %s is a translation', async (_, fetchTexts) => {
  const { default: texts } = await fetchTexts();
  const table = new Map(Object.entries(texts));
  const same = Object.entries(english).filter(([key, text]) => table.get(key) === text);
  // What these languages say in the same words.
  expect(
    same.map(([key]) => key).filter((key) => !['emoji', 'conversation', 'poweredBy'].includes(key)),
  ).toEqual([]);
});

test('a value stands where its braces were, whatever it is', () => {
  expect(fill(english.poweredBy, "$& $' {name}")).toBe("Powered by $& $' {name}");
});
