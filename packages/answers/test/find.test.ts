import { expect, test } from 'vitest';
import { buildIndex } from '../src/index.ts';
import { asked, elsewhere, teaShop } from './tea-shop.ts';

const shop = buildIndex(teaShop);
const best = (question: string) => shop.find(question).matches[0];
const decided = (question: string) => ({ decision: shop.find(question).decision, ref: best(question)?.ref });

test("an FAQ's own question finds it with certainty, however it is written", () => {
  for (const question of [
    'What are your opening hours?',
    'what are your OPENING hours',
    'Whât are your opening hours!!',
  ]) {
    expect(best(question)).toMatchObject({ kind: 'faq', ref: 0, confidence: 1 });
    expect(shop.find(question).decision).toBe('answer');
  }
});

test.each([
  ['when are you open', 0],
  ['are you open on sunday?', 0],
  ['how can i pay', 5],
  ['storing tea', 8],
  ['caffeine free', 9],
])('%s is answered from FAQ %i', (question, ref) => {
  expect(decided(question)).toEqual({ decision: 'answer', ref });
});

test('most questions in their own words find their FAQ first, and nearly all among the first three', () => {
  const found = asked.map(([question, ref]) =>
    shop.find(question).matches.findIndex((match) => match.ref === ref),
  );
  expect(found.filter((place) => place === 0).length / asked.length).toBeGreaterThanOrEqual(0.84);
  expect(found.filter((place) => place >= 0 && place < 3).length / asked.length).toBeGreaterThanOrEqual(0.96);
});

test('what a knowledge base does not hold is unknown', () => {
  const believed = elsewhere.filter((question) => shop.find(question).decision !== 'unknown');
  expect(believed.length / elsewhere.length).toBeLessThanOrEqual(0.05);
});

test.each(['hello', 'hi there!', 'thanks', 'ok', 'how are you', 'what can you do', '???', '', '   ', '👋'])(
  'small talk such as "%s" is unknown',
  (question) => {
    expect(shop.find(question).decision).toBe('unknown');
  },
);

test('a mistyped question finds its answer', () => {
  expect(best('opennig huors')).toMatchObject({ ref: 0 });
  expect(best('waht pament metods do you acept')).toMatchObject({ ref: 5 });
});

test('one word is enough when it is the right one', () => {
  expect(best('parking')).toMatchObject({ ref: 1 });
  expect(best('refund')).toMatchObject({ ref: 4 });
});

test('what only an answer says is found as well', () => {
  expect(best('paypal')).toMatchObject({ ref: 5 });
  expect(best('hojicha')).toMatchObject({ ref: 9 });
});

test('data is searched like the FAQs and says where it stands', () => {
  expect(decided('what is the minimum order for wholesale')).toEqual({
    decision: 'answer',
    ref: 'wholesale.minimum_order',
  });
  expect(best('wholesale')).toMatchObject({ kind: 'data', question: 'wholesale › minimum order' });
});

test('another wording finds the FAQ it belongs to', () => {
  const index = buildIndex({
    faqs: [
      { question: 'Which payment methods do you accept?', answer: 'Cards.', variants: ['can i use my visa'] },
      { question: 'Do you ship abroad?', answer: 'Yes.' },
    ],
    data: '{}',
  });
  expect(index.find('can I use a Visa?').decision).toBe('answer');
  expect(index.find('can I use a Visa?').matches[0]).toMatchObject({ ref: 0 });
});

test('two FAQs that fit equally are both offered', () => {
  const index = buildIndex({
    faqs: [
      { question: 'How do I cancel my booking?', answer: 'In your account.' },
      { question: 'How do I cancel my subscription?', answer: 'By email.' },
      { question: 'Where are you?', answer: 'In Lisbon.' },
    ],
    data: '{}',
  });
  const { decision, matches } = index.find('cancel');
  expect(decision).toBe('ambiguous');
  expect(index.find('How do I cancel my booking?').decision).toBe('answer');
  expect(matches.slice(0, 2).map(({ ref }) => ref)).toEqual([0, 1]);
});

test.each(['organic honey', 'storing honey', 'delivery of honey'])(
  '%s is about one of three FAQs with a word in common',
  (question) => {
    const questions = [
      'Is the honey organic?',
      'How should honey be stored?',
      'How long does delivery of honey take?',
    ];
    const others = ['Where is your shop?', 'How can I pay?', 'Do you wrap gifts?', 'Can I cancel my order?'];
    const index = buildIndex({
      faqs: [...questions, ...others].map((each) => ({ question: each, answer: '' })),
      data: '{}',
    });
    const { decision, matches } = index.find(question);
    expect(decision).toBe('answer');
    expect(matches[0]?.ref).toBe(['organic honey', 'storing honey', 'delivery of honey'].indexOf(question));
    expect(index.find('honey').decision).toBe('ambiguous');
  },
);

test.each([
  ['Chinese', '营业时间是几点？', '你们的营业时间', '请问可以退货吗？', '我想退货'],
  ['Japanese', '営業時間は何時ですか', '営業時間を教えて', '返品できますか', '返品したいです'],
  ['Arabic', 'ما هي ساعات العمل؟', 'ساعات العمل', 'هل يمكنني إرجاع الطلب؟', 'إرجاع طلب'],
  ['Hindi', 'आपके खुलने का समय क्या है?', 'खुलने का समय', 'क्या मैं ऑर्डर वापस कर सकता हूँ?', 'ऑर्डर वापस करना है'],
  ['German', 'Wann habt ihr geöffnet?', 'geoffnet', 'Kann ich etwas zurückgeben?', 'Zurückgeben'],
  ['Thai', 'เวลาทำการคือกี่โมง', 'เวลาทำการ', 'ฉันสามารถคืนสินค้าได้ไหม', 'คืนสินค้า'],
])('questions in %s find their FAQ', (_, first, askedFirst, second, askedSecond) => {
  const index = buildIndex({
    faqs: [
      { question: first, answer: '1' },
      { question: second, answer: '2' },
    ],
    data: '{}',
  });
  expect(index.find(askedFirst).matches[0]).toMatchObject({ ref: 0 });
  expect(index.find(askedSecond).matches[0]).toMatchObject({ ref: 1 });
  expect(index.find(askedFirst).decision).toBe('answer');
});

test('an empty knowledge base, and data that is no object, answer nothing', () => {
  for (const data of ['{}', '', 'not json', '[]', 'null']) {
    expect(buildIndex({ faqs: [], data }).find('hello')).toMatchObject({
      decision: 'unknown',
      confidence: 0,
      threshold: 0.35,
      matches: [],
    });
  }
});

test('as many matches come back as were asked for, the surest first', () => {
  const { matches } = shop.find('tea', { limit: 3 });
  expect(matches).toHaveLength(3);
  const confidences = matches.map(({ confidence }) => confidence);
  expect(confidences).toEqual(confidences.toSorted((one, other) => other - one));
});

test('a question does not change what the next one finds', () => {
  const before = shop.find('delivery costs');
  shop.find('something else altogether about opening hours and parcels');
  expect(shop.find('delivery costs')).toEqual(before);
});

test('as many matches are returned as are asked for, the best first', () => {
  const faqs = Array.from({ length: 60 }, (_, at) => ({
    question: `How much is tea number${at}?`,
    answer: 'See the list.',
  }));
  const { matches } = buildIndex({ faqs, data: '{}' }).find('how much is the tea number41', { limit: 50 });
  expect(matches).toHaveLength(50);
  expect(matches[0]).toMatchObject({ ref: 41 });
  expect(new Set(matches.map(({ ref }) => ref)).size).toBe(50);
});

test('a known word is not taken for another one with the same stem or one edit away', () => {
  const faqs = [
    { question: 'Do you sell strainers?', answer: 'Yes.' },
    { question: 'Do you sell trainers?', answer: 'No.' },
  ];
  expect(buildIndex({ faqs, data: '{}' }).find('strainer').matches[0]).toMatchObject({ ref: 0 });
});

test('a passage is found by its own text when its title shares no word with the question', () => {
  const data = JSON.stringify({
    'page 1':
      'The battery lasts for 60 to 90 kilometers, depending on the hills, and is charged in four hours.',
    'page 2': 'Dogs ride along in a basket up to eight kilograms, larger ones in a trailer.',
    'page 3': 'A deposit of 50 euros is blocked on your card and released after the return.',
  });
  const index = buildIndex({ faqs: [], data });
  for (const [question, path] of [
    ['how many kilometers does the battery last', 'page 1'],
    ['can my dog ride along', 'page 2'],
    ['when is the deposit released', 'page 3'],
  ] as const) {
    const { decision, matches } = index.find(question);
    expect([question, decision, matches[0]?.ref]).toEqual([question, 'answer', path]);
  }
  expect(index.find('who won the match yesterday').decision).toBe('unknown');
});

test('where FAQs ask alike, a question in their words about something else is not one of them', () => {
  const verbs = ['block', 'activate', 'renew', 'cancel', 'replace', 'unlock', 'upgrade'];
  const faqs = verbs.map((verb) => ({
    question: `How do I ${verb} my credit card?`,
    variants: [`I want to ${verb} my credit card`, `Where can I ${verb} a card?`],
    answer: 'In the app.',
  }));
  const bank = buildIndex({ faqs, data: '{}' });
  for (const question of ['How do I decorate my credit card?', 'I want to laminate my credit card']) {
    expect([question, bank.find(question).decision]).toEqual([question, 'unknown']);
  }
  for (const [question, ref] of [
    ['where do i block the card', 0],
    ['cancel card', 3],
    ['how can I activate a credit card', 1],
  ] as const) {
    const { decision, matches } = bank.find(question);
    expect([question, decision, matches[0]?.ref]).toEqual([question, 'answer', ref]);
  }
});
