import { expect, test } from 'vitest';
import { buildIndex, isSameQuestion } from '../src/index.ts';
import { wordsOf } from '../src/text/words.ts';

const shops = {
  japanese: {
    faqs: [
      { question: '送料はいくらですか', answer: '五百円です。' },
      { question: '返品はできますか', answer: '三十日以内にできます。' },
      { question: '営業時間を教えてください', answer: '九時から五時までです。' },
    ],
    asked: [
      ['送料について教えて', 0],
      ['返品したいのですが', 1],
      ['今日の営業時間は？', 2],
    ],
    other: '富士山の高さは',
  },
  arabic: {
    faqs: [
      { question: 'كم تكلفة الشحن؟', answer: 'خمسة يورو.' },
      { question: 'هل يمكنني إرجاع المنتج؟', answer: 'نعم، خلال ثلاثين يومًا.' },
      { question: 'ما هي ساعات العمل؟', answer: 'من التاسعة إلى الخامسة.' },
    ],
    asked: [
      ['تكلفة الشحن', 0],
      ['أريد إرجاع المنتج', 1],
      ['ساعات العمل اليوم', 2],
    ],
    other: 'من رسم الموناليزا',
  },
  hindi: {
    faqs: [
      { question: 'डिलीवरी का शुल्क कितना है?', answer: 'पचास रुपये।' },
      { question: 'क्या मैं सामान वापस कर सकता हूँ?', answer: 'हाँ, तीस दिन में।' },
      { question: 'दुकान कब खुलती है?', answer: 'नौ बजे।' },
    ],
    asked: [
      ['डिलीवरी शुल्क बताइए', 0],
      ['सामान वापस करना है', 1],
      ['दुकान खुलने का समय', 2],
    ],
    other: 'भारत का प्रधानमंत्री कौन',
  },
  chinese: {
    faqs: [
      { question: '运费是多少', answer: '五元。' },
      { question: '可以退货吗', answer: '三十天内可以。' },
      { question: '营业时间是什么', answer: '九点到五点。' },
    ],
    asked: [
      ['请问运费多少钱', 0],
      ['我想退货', 1],
      ['你们的营业时间', 2],
    ],
    other: '蒙娜丽莎谁画的',
  },
} as const;

test.each(Object.entries(shops))(
  'questions in %s are found, and others are not',
  (_, { faqs, asked, other }) => {
    const index = buildIndex({ faqs, data: '{}' });
    for (const [question, ref] of asked) {
      const { decision, matches } = index.find(question);
      expect([question, decision, matches[0]?.ref]).toEqual([question, 'answer', ref]);
    }
    expect(index.find(other).decision).toBe('unknown');
  },
);

test.each([
  ['Do you ship abroad?', 'do you SHIP abroad', true],
  ['Où est-ce ?', 'ou est ce', true],
  ['送料は？', '送料は', true],
  ['Do you ship?', 'Do you ship abroad?', false],
  ['?', '!', false],
])('%s and %s: the same question is %s', (one, other, isSame) => {
  expect(isSameQuestion(one, other)).toBe(isSame);
});

test('function words that a question shares with an FAQ do not make it an answer', () => {
  const hindi = buildIndex({ faqs: shops.hindi.faqs, data: '{}' });
  expect(hindi.find('क्या मैं यहाँ नौकरी कर सकता हूँ?').decision).toBe('unknown');
});

test.each([
  ['Was kostet die Lieferung nach Wien?', ['kostet', 'lieferung', 'wien']],
  ['Does he die in the last episode?', ['die', 'last', 'episode']],
  ['¿Cuánto cuesta el envío?', ['cuesta', 'envio']],
  ['دىلى', ['دىلى']],
  ['お店はどこにありますか', ['お店', '店は']],
])('%s: the words of substance are those of its language', (text, words) => {
  expect(
    wordsOf(text)
      .filter(({ isStop }) => !isStop)
      .map(({ plain }) => plain),
  ).toEqual(words);
});
