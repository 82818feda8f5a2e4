import { expect, test } from 'vitest';
import { asksForPerson, isAboutReachingPerson } from './asks-for-person.ts';
import { smallTalkReply } from './small-talk.ts';

const requests: [language: string, texts: string[]][] = [
  [
    'en',
    [
      'I want to talk to a human',
      'Can I speak with a real person, please?',
      'connect me to an agent',
      'human please',
      'I would like to chat with someone from your support team',
      'Can somebody call me back?',
      'I need a human, not a bot!',
      'How can I reach a person?',
    ],
  ],
  ['es', ['Quiero hablar con una persona', '¿Puedo hablar con un agente?', 'hablar con alguien']],
  ['fr', ['Je veux parler à un humain', 'Puis-je parler à quelqu’un ?', 'Un conseiller s’il vous plaît']],
  [
    'de',
    ['Ich möchte mit einem Menschen sprechen', 'Kann ich mit einem Mitarbeiter reden?', 'Mitarbeiter bitte'],
  ],
  ['pt', ['Quero falar com uma pessoa', 'Posso falar com um atendente?', 'falar com alguém']],
  ['hi', ['मैं किसी इंसान से बात करना चाहता हूँ', 'एजेंट से बात']],
  ['ar', ['أريد التحدث مع شخص', 'هل يمكنني التحدث إلى موظف؟']],
  ['ja', ['人と話したい', 'オペレーターにつないでください', '担当者と話せますか']],
];

test.each(requests.flatMap(([language, texts]) => texts.map((text) => [text, language] as const)))(
  '%s is understood as a request for a person, and is not small talk',
  (text, language) => {
    expect(asksForPerson(text)).toBe(language);
    expect(smallTalkReply({ text, name: 'Ada', lastReply: undefined, acceptLanguage: 'en' })).toBeNull();
  },
);

test.each([
  'Who is the person on your logo?',
  'How much is a tasting per person?',
  'Can I bring another person?',
  'Is there a discount for staff?',
  'Do you need an agent to sell abroad?',
  'Are you a human?',
  'How do I talk to a person who hates tea?',
  'Can I contact the courier?',
  'Do you talk about human rights in your tours?',
  'Was kostet das Ticket pro Person?',
  'Wer ist der Mensch auf dem Logo?',
  '¿Cuánto cuesta por persona?',
  'Combien par personne ?',
  'Quanto custa por pessoa?',
  'एक व्यक्ति के लिए कितना?',
  'كم السعر للشخص؟',
  '一人いくらですか',
])('%s is an ordinary question', (text) => {
  expect(asksForPerson(text)).toBeNull();
});

test.each(['How can I reach a person?', 'What is your phone number?', 'Wie lautet eure Telefonnummer?'])(
  'an FAQ %s is about reaching a person',
  (question) => {
    expect(isAboutReachingPerson(question)).toBe(true);
  },
);
