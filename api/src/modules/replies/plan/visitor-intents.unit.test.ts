import { expect, test } from 'vitest';
import { languages } from '../language/languages.ts';
import { phrases } from '../language/phrases.ts';
import { asksForPerson } from './asks-for-person.ts';
import { complaintIn } from './complaints.ts';
import { complaints } from './complaints.fixture.ts';
import { farewells } from './farewells.fixture.ts';
import { insults } from './insults.fixture.ts';
import { requestsForPerson } from './requests-for-person.fixture.ts';
import { smallTalkReply } from './small-talk.ts';
import { thanks } from './thanks.fixture.ts';

type Intent = 'person' | 'thanks' | 'farewell' | 'complaint' | 'abuse';

const visitorIntents = {
  person: requestsForPerson,
  thanks,
  farewell: farewells,
  complaint: complaints,
  abuse: insults,
};

/** What a message is taken for, as in `planReply`. */
const intentOf = (text: string): Intent | 'small talk' | null => {
  if (asksForPerson(text)) return 'person';
  const reply = smallTalkReply({ text, name: 'Ada', lastReply: undefined, acceptLanguage: '' });
  if (reply === null) return complaintIn(text)?.kind ?? null;
  const is = (kind: 'thanks' | 'farewell') => languages.some((language) => phrases[language][kind] === reply);
  if (is('thanks')) return 'thanks';
  return is('farewell') ? 'farewell' : 'small talk';
};

const intents = ['person', 'thanks', 'farewell', 'complaint', 'abuse'] as const;
const messages = (which: 'meant' | 'other') =>
  intents.flatMap((intent) =>
    languages.flatMap((language) =>
      visitorIntents[intent][which][language].map((text) => ({ intent, language, text })),
    ),
  );

test.each(messages('meant'))('$intent in $language: $text', ({ intent, text }) => {
  expect(intentOf(text)).toBe(intent);
});

test.each(messages('other'))('no $intent in $language: $text', ({ text }) => {
  expect(intentOf(text)).toBeNull();
});

test.each(languages)('insults and complaints in %s are recognized as that language', (language) => {
  for (const intent of ['complaint', 'abuse'] as const) {
    for (const text of visitorIntents[intent].meant[language]) {
      expect(complaintIn(text)).toEqual({ kind: intent, language });
    }
  }
});

test.each([
  'payaso',
  'basura',
  'un payaso',
  'lixo',
  'burro',
  'कुत्ता',
  'उल्लू',
  'كلب',
  'ゴミ',
  'Mist',
  'sauer',
  'bête',
  'the film La tomadura de pelo',
  'le jeu Du grand n’importe quoi en stock',
  '汚れがひどすぎる服も洗えますか',
  'the third time I order, free delivery',
])('%s is searched for, since a shop may sell it', (text) => {
  expect(intentOf(text)).toBeNull();
});
