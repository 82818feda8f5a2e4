import { expect, test } from 'vitest';
import { languageOf } from '../language/languages.ts';
import { phrases } from '../language/phrases.ts';
import { smallTalkReply } from './small-talk.ts';

const reply = (text: string, more = {}) =>
  smallTalkReply({ text, name: 'Ada', lastReply: undefined, acceptLanguage: '', ...more });

test.each([
  ['Hi', phrases.en.greeting],
  ['hello there!', phrases.en.greeting],
  ['Hey Ada 👋', phrases.en.greeting],
  ['Hello, and thank you very much!', phrases.en.thanks],
  ['THANKS!!!', phrases.en.thanks],
  ['Thanks a lot, bye', phrases.en.farewell],
  ['ok', phrases.en.noted],
  ['👍🏽', phrases.en.noted],
  ['❤️', phrases.en.thanks],
  ['¡Hola! Buenos días', phrases.es.greeting],
  ['Muchas gracias', phrases.es.thanks],
  ['Merci beaucoup !', phrases.fr.thanks],
  ['Au revoir', phrases.fr.farewell],
  ['Danke schön', phrases.de.thanks],
  ['Tschüss!', phrases.de.farewell],
  ['Olá, bom dia', phrases.pt.greeting],
  ['Obrigada!', phrases.pt.thanks],
  ['नमस्ते', phrases.hi.greeting],
  ['धन्यवाद!', phrases.hi.thanks],
  ['السلام عليكم', phrases.ar.greeting],
  ['شكراً جزيلاً', phrases.ar.thanks],
  ['こんにちは！', phrases.ja.greeting],
  ['ありがとうございます。', phrases.ja.thanks],
])('%s is answered as a person would', (text, expected) => {
  expect(reply(text)).toBe(expected);
});

test.each([
  'Hi, do you ship abroad?',
  'thanks, and what does it cost',
  'good',
  'yes',
  'no',
  'Is bye a word?',
  '?',
  '…',
  '',
  'Hello '.repeat(20),
])('%s is no small talk', (text) => {
  expect(reply(text)).toBeNull();
});

test('a nod to a question of the chatbot is an answer to it', () => {
  expect(reply('Great', { lastReply: 'We are open until five.' })).toBe(phrases.en.noted);
  expect(reply('Great', { lastReply: 'Shall I explain how?' })).toBeNull();
  expect(reply('Thanks', { lastReply: 'Shall I explain how?' })).toBe(phrases.en.thanks);
});

test('a phrase of many languages is answered in the one that is spoken', () => {
  expect(reply('Ok', { lastReply: 'Wir haben bis 17 Uhr geöffnet, und Sie sind willkommen.' })).toBe(
    phrases.de.noted,
  );
  expect(reply('👍', { acceptLanguage: 'fr-CH, fr;q=0.9, en;q=0.8' })).toBe(phrases.fr.noted);
  expect(reply('ciao', { acceptLanguage: 'it' })).toBe(phrases.de.farewell);
});

test.each([
  ['¿Cuándo llega mi pedido?', 'es'],
  ['Quand arrive ma commande ?', 'fr'],
  ['Wann kommt meine Bestellung?', 'de'],
  ['Quando chega o meu pedido?', 'pt'],
  ['मेरा ऑर्डर कब आएगा?', 'hi'],
  ['متى يصل طلبي؟', 'ar'],
  ['注文はいつ届きますか？', 'ja'],
  ['When does my order arrive?', 'en'],
  ['Reykjavík', 'en'],
])('%s is understood as %s', (text, language) => {
  expect(languageOf([text])).toBe(language);
});

test('where the words do not tell, what was said before does, then the browser', () => {
  expect(languageOf(['Reykjavík?', 'Liefern Sie auch ins Ausland? Ich habe eine Frage.'], 'fr')).toBe('de');
  expect(languageOf(['Reykjavík?'], 'is, pt-BR;q=0.8')).toBe('pt');
});
