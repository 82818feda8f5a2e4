import { expect, test } from 'vitest';
import { templates } from '../words/en/templates.ts';
import { commonDetails, commonFaqs } from '../words/en/trades/trade.ts';
import { fillTemplate } from './fill-template.ts';

const trades = Object.entries(templates.trades);

test('there are ten trades', () => expect(trades).toHaveLength(10));

test.each(trades)('%s has 12 to 20 FAQs with wordings, and asks for every detail they need', (_, trade) => {
  const faqs = [...commonFaqs, ...trade.faqs];
  expect(faqs.length).toBeGreaterThanOrEqual(12);
  expect(faqs.length).toBeLessThanOrEqual(20);
  const questions = faqs.flatMap(([question, , ...wordings]) => [question, ...wordings]);
  expect(new Set(questions).size).toBe(questions.length);
  for (const [, , ...wordings] of faqs) expect(wordings.length).toBeGreaterThanOrEqual(2);
  const needed = faqs.flatMap(([, answer]) => [...answer.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const asked = Object.keys({ ...commonDetails, ...trade.details });
  expect(new Set(needed)).toEqual(new Set(asked));
});

test.each(trades)('all FAQs of %s are there once every detail is filled in', (_, trade) => {
  const all = Object.entries({ ...commonDetails, ...trade.details });
  const details = Object.fromEntries(all.map(([name, { example }]) => [name, `${example}.`]));
  const filled = fillTemplate(trade, details);
  expect(filled).toHaveLength(commonFaqs.length + trade.faqs.length);
  expect(filled.filter(({ answer }) => /[{}]|\.\./.test(answer))).toEqual([]);
});

test('an FAQ without its detail is left out', () => {
  const filled = fillTemplate(templates.trades.shop, { hours: ' 9 to 5. ', contact: '' });
  const [first] = filled;
  expect(first).toMatchObject({ question: 'What are your opening hours?', answer: 'We are open 9 to 5.' });
  expect(filled.map(({ question }) => question)).not.toContain('How can I contact you?');
});
