import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { teaShop, teaShopKnowledge } from './tea-shop.ts';
import { translateAnswer } from './translations/index.ts';

const test = apiTest({
  env: { RATE_LIMIT_FACTOR: '1000' },
  translate: translateAnswer,
  shop: { ...teaShop, knowledgeBase: teaShopKnowledge },
});

/** Written without a look at the words that the simulated model knows. */
const asked: [language: string, question: string, faq: string][] = [
  ['de', 'Wo finde ich Sie?', 'Where can I find you?'],
  ['de', 'Ist der Laden barrierefrei?', 'Is the shop accessible by wheelchair?'],
  ['de', 'Wie bewahre ich Tee auf?', 'How should I store my tea?'],
  ['de', 'Welche Zahlungsarten akzeptieren Sie?', 'Which payment methods do you accept?'],
  ['de', 'Liefern Sie ins Ausland?', 'Do you ship abroad?'],
  ['de', 'Meine Kanne kam zerbrochen an', 'My teapot arrived broken'],
  ['de', 'Wie kündige ich mein Abo?', 'How do I cancel my subscription?'],
  ['de', 'Verkaufen Sie Gutscheine?', 'Do you sell gift cards?'],
  ['es', '¿A qué hora abren?', 'What are your opening hours?'],
  ['es', '¿Dónde están?', 'Where can I find you?'],
  ['es', '¿Hay aparcamiento cerca?', 'Is there parking nearby?'],
  ['es', '¿Cómo guardo el té?', 'How should I store my tea?'],
  ['es', '¿Puedo devolver el té?', 'Can I return tea?'],
  ['es', '¿Qué tés no tienen cafeína?', 'Which teas are free of caffeine?'],
  ['es', '¿Cuánto tarda el envío?', 'How long does delivery take?'],
  ['es', '¿Venden tarjetas de regalo?', 'Do you sell gift cards?'],
  ['fr', 'Où êtes-vous situés ?', 'Where can I find you?'],
  ['fr', 'Y a-t-il un parking ?', 'Is there parking nearby?'],
  ['fr', 'Combien coûte la livraison ?', 'How much does delivery cost?'],
  ['fr', 'Livrez-vous à l’étranger ?', 'Do you ship abroad?'],
  ['fr', 'Puis-je retourner du thé ?', 'Can I return tea?'],
  ['fr', 'Votre thé est-il bio ?', 'Is your tea organic?'],
  ['fr', 'Quels moyens de paiement acceptez-vous ?', 'Which payment methods do you accept?'],
  ['fr', 'Ma théière est arrivée cassée', 'My teapot arrived broken'],
  ['hi', 'आपकी दुकान कहाँ है?', 'Where can I find you?'],
  ['hi', 'डिलीवरी का खर्च कितना है?', 'How much does delivery cost?'],
  ['hi', 'क्या मैं कार्ड से भुगतान कर सकता हूँ?', 'Which payment methods do you accept?'],
  ['hi', 'क्या आप विदेश में भेजते हैं?', 'Do you ship abroad?'],
  ['hi', 'क्या मैं चाय वापस कर सकता हूँ?', 'Can I return tea?'],
  ['hi', 'चाय को कैसे रखें?', 'How should I store my tea?'],
  ['hi', 'क्या पास में पार्किंग है?', 'Is there parking nearby?'],
  ['hi', 'उपहार कार्ड मिलते हैं?', 'Do you sell gift cards?'],
  ['ja', 'お店はどこですか？', 'Where can I find you?'],
  ['ja', '駐車場はありますか？', 'Is there parking nearby?'],
  ['ja', 'お茶を返品できますか？', 'Can I return tea?'],
  ['ja', 'どんな支払い方法がありますか？', 'Which payment methods do you accept?'],
  ['ja', 'ギフトカードはありますか？', 'Do you sell gift cards?'],
  ['ja', '配達に何日かかりますか？', 'How long does delivery take?'],
  ['ja', 'お茶はオーガニックですか？', 'Is your tea organic?'],
  ['ja', 'お茶の保存方法は？', 'How should I store my tea?'],
  ['ar', 'أين يقع المتجر؟', 'Where can I find you?'],
  ['ar', 'هل يوجد موقف سيارات قريب؟', 'Is there parking nearby?'],
  ['ar', 'ما هي طرق الدفع؟', 'Which payment methods do you accept?'],
  ['ar', 'هل تشحنون إلى الخارج؟', 'Do you ship abroad?'],
  ['ar', 'كم يستغرق التوصيل؟', 'How long does delivery take?'],
  ['ar', 'هل الشاي عضوي؟', 'Is your tea organic?'],
  ['ar', 'كيف أحفظ الشاي؟', 'How should I store my tea?'],
  ['ar', 'هل تبيعون بطاقات هدايا؟', 'Do you sell gift cards?'],
];
test('at least 90 % of the questions in other languages are answered by the right FAQ', async ({ shop }) => {
  const { newVisitor } = await shop();
  const wrong: string[] = [];
  for (const [language, question, faq] of asked) {
    const { body } = await newVisitor().ask(question);
    const title: unknown = body.sources?.[0]?.title;
    if (title !== faq) wrong.push(`${language}: ${question}`);
  }
  expect(wrong.slice(0, asked.length / 10)).toEqual(wrong);
});
