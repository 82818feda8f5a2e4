import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { teaShop, teaShopKnowledge } from './tea-shop.ts';
import { translateAnswer } from './translations/index.ts';

const test = apiTest({
  env: { RATE_LIMIT_FACTOR: '1000' },
  translate: translateAnswer,
  shop: { ...teaShop, knowledgeBase: teaShopKnowledge },
});

/** What visitors write, and the FAQ that answers it. */
const everyday: [question: string, faq: string][] = [
  ['wat r ur opning hours', 'What are your opening hours?'],
  ['Are you open tomorrow?', 'What are your opening hours?'],
  ['where are you located', 'Where can I find you?'],
  ['I want to talk to a human', 'How can I reach a person?'],
  ['i broke my teapot in the post', 'My teapot arrived broken'],
  ['my order has not arrived', 'How can I track my parcel?'],
  ['how much is shipping', 'How much does delivery cost?'],
  ['can i send it back if i dont like it', 'Can I return tea?'],
  ['Can I pay with PayPal?', 'Which payment methods do you accept?'],
  ['I would like a voucher for my mum', 'Do you sell gift cards?'],
  ['stop my monthly box please', 'How do I cancel my subscription?'],
  ['Is there something without caffeine?', 'Which teas are free of caffeine?'],
  ['Wann habt ihr geöffnet?', 'What are your opening hours?'],
  ['¿Cuánto cuesta el envío?', 'How much does delivery cost?'],
  ['Quels sont vos horaires ?', 'What are your opening hours?'],
  ['Kann ich meine Bestellung zurückgeben?', 'Can I return tea?'],
];

test.for(everyday)('a visitor asks: %s', async ([question, faq], { shop }) => {
  const { visitor } = await shop();
  const { body } = await visitor.ask(question);
  expect(body).toMatchObject({ answered: true, sources: [{ title: faq }] });
});

const foreign: [language: Parameters<typeof translateAnswer>[1], question: string, faq: string][] = [
  ['de', 'Wie lange dauert die Lieferung?', 'How long does delivery take?'],
  ['de', 'Sind Ihre Tees bio?', 'Is your tea organic?'],
  ['de', 'Wo kann ich parken?', 'Is there parking nearby?'],
  ['es', '¿Puedo pagar con tarjeta?', 'Which payment methods do you accept?'],
  ['es', '¿Cómo preparo el té verde?', 'How do I brew green tea?'],
  ['fr', 'Comment suivre mon colis ?', 'How can I track my parcel?'],
  ['fr', 'Avez-vous des cartes cadeaux ?', 'Do you sell gift cards?'],
  ['hi', 'आपकी दुकान कब खुलती है?', 'What are your opening hours?'],
  ['hi', 'डिलीवरी में कितने दिन लगते हैं?', 'How long does delivery take?'],
  ['hi', 'क्या आपकी चाय जैविक है?', 'Is your tea organic?'],
  ['hi', 'मेरी केतली टूट गई', 'My teapot arrived broken'],
  ['ja', '営業時間を教えてください', 'What are your opening hours?'],
  ['ja', '送料はいくらですか？', 'How much does delivery cost?'],
  ['ja', 'カフェインの入っていないお茶はありますか？', 'Which teas are free of caffeine?'],
  ['ja', '海外に発送できますか？', 'Do you ship abroad?'],
  ['ar', 'ما هي ساعات العمل؟', 'What are your opening hours?'],
  ['ar', 'كم تكلفة التوصيل؟', 'How much does delivery cost?'],
  ['ar', 'هل يمكنني إرجاع الشاي؟', 'Can I return tea?'],
];

test.for(foreign)('in %s, a visitor asks: %s', async ([language, question, faq], { shop }) => {
  const { visitor } = await shop();
  const { body } = await visitor.ask(question);
  expect(body).toMatchObject({ answered: true, sources: [{ title: faq }] });
  expect(body.text).toBe(translateAnswer(faq, language));
});

test.for([
  'Do you have wifi?',
  'Do you have a job for me?',
  'Verkaufen Sie Fahrräder?',
  '¿Venden bicicletas?',
  'Vendez-vous des vélos ?',
  'क्या आप साइकिल बेचते हैं?',
  '自転車を売っていますか？',
  'هل تبيعون الدراجات؟',
])('the shop has no answer to: %s', async (question, { shop }) => {
  const { visitor } = await shop();
  expect((await visitor.ask(question)).body).toMatchObject({ answered: false });
});

test('to a question about nothing the shop has, no other questions are offered', async ({ shop }) => {
  const { visitor } = await shop();
  expect((await visitor.ask('Do you have a job for me?')).body).toMatchObject({ suggestions: [] });
});

test.for(['de', 'es', 'fr', 'hi', 'ja', 'ar'] as const)('every answer is translated to %s', (language) => {
  const missing = teaShopKnowledge.faqs.filter(({ question }) => !translateAnswer(question, language));
  expect(missing).toEqual([]);
});
