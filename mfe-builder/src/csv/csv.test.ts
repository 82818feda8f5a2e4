import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DraftFaq } from '../draft/draft.ts';
import { csvOf } from './export-faqs.ts';
import { knowledge } from '../words/en/knowledge.ts';
import * as parsing from '@askwell/reading/csv';
import * as importing from './plan-import.ts';
import { textOfFile } from './read-text.ts';

const words = knowledge.csv.problems;
const parseCsv = (csv: string) => parsing.parseCsv(csv, words);
const planImport = (csv: string, faqs: readonly DraftFaq[]) => importing.planImport(csv, faqs, words);

const faq = (key: number, question: string, answer: string, variants: string[] = []): DraftFaq => ({
  key,
  question,
  answer,
  variants,
});
const shop = [
  faq(0, 'When are you open?', 'From 9 to 6.', ['Opening hours?']),
  faq(1, 'Do you ship?', 'Yes.'),
];

describe('reading a table', () => {
  test.each([
    ['commas', 'a,b\r\nc,d'],
    ['semicolons', 'a;b\nc;d\n'],
    ['tabs', 'a\tb\rc\td'],
    ['a byte order mark and quotes', '\uFEFF"a",b\n"c","d"\n\n'],
  ])('with %s', (_how, text) => {
    expect(parseCsv(text).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  test('quoted cells keep separators, quotes and line breaks, and lines are counted through them', () => {
    expect(parseCsv('q,a\n"one, ""two""","line 1\r\nline 2\nline 3"\nx,y')).toEqual([
      { line: 1, cells: ['q', 'a'], problem: null },
      { line: 2, cells: ['one, "two"', 'line 1\r\nline 2\nline 3'], problem: null },
      { line: 5, cells: ['x', 'y'], problem: null },
    ]);
  });

  test('quotes that are not closed are told, with the line on which they open', () => {
    expect(parseCsv('a,b\nc,"d\ne,f').at(-1)).toMatchObject({
      line: 2,
      problem: 'The quotes that open on line 2 are not closed',
    });
  });

  test('a separator in a quoted header does not decide', () => {
    expect(parseCsv('"a,b,c";d\n1;2')[1]?.cells).toEqual(['1', '2']);
  });
});

describe('importing', () => {
  test('tells new, changed, unchanged and bad rows apart, and leaves the others alone', () => {
    const csv = [
      'Question,Answer,Other wording,Other wording',
      'When are you open?,From 10 to 4.,Opening hours?,',
      'do you  SHIP?,Yes.,,',
      'Where can I park?,Behind the house.,Car park?,Garage?',
      ',An answer without a question,,',
      'A question without an answer,,,',
      'Where can I park?,In front of the house.,,',
      `${'x'.repeat(501)},Too long,,`,
      '"Open quotes',
    ].join('\n');
    const plan = planImport(csv, shop);
    expect(plan.added.map(({ line, text }) => [line, text.question, text.variants])).toEqual([
      [4, 'Where can I park?', ['Car park?', 'Garage?']],
    ]);
    expect(plan.changed.map(({ line, before, text }) => [line, before.key, text.answer])).toEqual([
      [2, 0, 'From 10 to 4.'],
      [3, 1, 'Yes.'],
    ]);
    expect(plan.bad).toEqual([
      { line: 5, start: 'An answer without a question', reason: 'There is no question' },
      { line: 6, start: 'A question without an answer', reason: 'There is no answer' },
      { line: 7, start: 'Where can I park?', reason: 'Line 4 has a different answer to the same question' },
      {
        line: 8,
        start: `${'x'.repeat(80)}…`,
        reason: 'The question has 501 characters; the limit is 500',
      },
      { line: 9, start: 'Open quotes', reason: 'The quotes that open on line 9 are not closed' },
    ]);
    expect(plan.faqs.map(({ key, answer }) => [key, answer])).toEqual([
      [0, 'From 10 to 4.'],
      [1, 'Yes.'],
      [2, 'Behind the house.'],
    ]);
  });

  test('a file that knows nothing of other wordings keeps those that are there', () => {
    const plan = planImport('question;answer\nWhen are you open?;Never.', shop);
    expect(plan.faqs[0]).toEqual(faq(0, 'When are you open?', 'Never.', ['Opening hours?']));
  });

  test('a file without a header begins with its first row', () => {
    expect(planImport('Where can I park?,Behind the house.', []).added).toHaveLength(1);
  });

  test('what does not fit into 1,000 FAQs is named, row by row', () => {
    const full = Array.from({ length: 999 }, (_, key) => faq(key, `Question ${key}?`, 'Yes.'));
    const plan = planImport('question,answer\nOne more?,Yes.\nTwo more?,Yes.', full);
    expect(plan.faqs).toHaveLength(1000);
    expect(plan.bad).toMatchObject([{ line: 3, start: 'Two more?' }]);
  });
});

describe('exporting', () => {
  test('formulas are text in a spreadsheet and come back as they were', () => {
    const risky = [faq(0, '=1+1', '@SUM(A1)', ['+41 44', "'-dash", '-1']), faq(1, "It's fine", "'quoted'")];
    const csv = csvOf(risky);
    expect(parseCsv(csv)[1]?.cells).toEqual(["'=1+1", "'@SUM(A1)", "'+41 44", "''-dash", "'-1"]);
    expect(planImport(csv, []).faqs).toEqual(risky);
  });

  test('whatever is exported is imported without loss', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((value) => value.trim());
    const filled = text.filter((value) => value !== '');
    const list = fc
      .uniqueArray(
        fc.record({ question: filled, answer: filled, variants: fc.array(filled, { maxLength: 3 }) }),
        {
          maxLength: 20,
          selector: ({ question }) => question.replace(/\s+/g, ' ').toLowerCase(),
        },
      )
      .map((faqs) => faqs.map((one, key) => ({ ...one, key })));
    fc.assert(
      fc.property(list, (faqs) => {
        expect(planImport(csvOf(faqs), []).faqs).toEqual(faqs);
        expect(planImport(csvOf(faqs), faqs)).toMatchObject({
          added: [],
          changed: [],
          bad: [],
          same: faqs.length,
        });
      }),
    );
  });
});

test.each([
  ['UTF-8', new TextEncoder().encode('Café')],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0])],
  ['the Windows code page', new Uint8Array([0x43, 0x61, 0x66, 0xe9])],
])('a file in %s is read', async (_encoding, bytes) => {
  expect(await textOfFile(new Blob([bytes]))).toBe('Café');
});
