import { describe, expect, test } from 'vitest';
import { draftsWithoutModel } from '../src/drafts/drafts-without-model.ts';
import { readSource, type SourceInput } from '../src/read-source.ts';
import type { SourceDocument } from '../src/source-document.ts';
import { docxOf, paragraph, zipOf } from './files/write-docx.ts';
import { pdfOf, type Line } from './files/write-pdf.ts';

const sentence = 'We deliver to all of Europe within three working days, and returns are free.';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const documentOf = async (input: SourceInput): Promise<SourceDocument> => {
  const outcome = await readSource(input);
  if (outcome.outcome !== 'read') throw new Error(`It was not read: ${outcome.outcome}`);
  return outcome.document;
};

const blocksOf = async (input: SourceInput) =>
  (await documentOf(input)).blocks.map(({ kind, text }) => [kind, text]);

describe('a PDF', () => {
  const page = (number: number, lines: readonly Line[]): Line[] => [
    { y: 800, text: 'Teahouse handbook' },
    ...lines,
    { y: 40, text: `Page ${number} of 3` },
  ];

  test('is read with its headings and page numbers, without what every page repeats', async () => {
    const bytes = pdfOf([
      page(1, [
        { y: 760, text: 'Handbook', size: 24 },
        { y: 720, text: 'How do we deliver?', size: 16 },
        { y: 700, text: 'We deliver to all of Europe within three work-' },
        { y: 686, text: 'ing days, and returns are free.' },
        { y: 650, text: 'A second paragraph stands further below.' },
      ]),
      page(2, [
        { y: 760, text: 'Payment', size: 16 },
        { y: 740, text: 'We take these:' },
        { y: 726, text: '\x95 Cards of all banks' },
        { y: 712, text: '\x95 Cash on delivery' },
      ]),
      page(3, [{ y: 760, text: 'The end of the handbook is on this page.' }]),
    ]);
    const { title, blocks, language } = await documentOf({ bytes });
    expect({ title, language }).toEqual({ title: 'Handbook', language: 'en' });
    expect(blocks.map(({ kind, text, page: number, headings }) => [kind, text, number, headings])).toEqual([
      ['heading', 'Handbook', 1, []],
      ['heading', 'How do we deliver?', 1, ['Handbook']],
      ['paragraph', sentence, 1, ['Handbook', 'How do we deliver?']],
      ['paragraph', 'A second paragraph stands further below.', 1, ['Handbook', 'How do we deliver?']],
      ['heading', 'Payment', 2, ['Handbook']],
      ['paragraph', 'We take these:', 2, ['Handbook', 'Payment']],
      ['list', 'Cards of all banks\nCash on delivery', 2, ['Handbook', 'Payment']],
      ['paragraph', 'The end of the handbook is on this page.', 3, ['Handbook', 'Payment']],
    ]);
  });

  test.each([
    ['with a password', pdfOf([[{ y: 700, text: sentence }]], { isEncrypted: true }), 'encrypted'],
    ['of scanned pages', pdfOf([[], []]), 'scanned'],
    ['that is damaged', bytesOf('%PDF-1.4\n1 0 obj << /Type'), 'not_a_document'],
    ['of 400 pages', pdfOf(Array.from({ length: 400 }, () => [])), 'too_large'],
  ])('%s says so', async (_what, bytes, outcome) => {
    expect(await readSource({ bytes })).toEqual({ outcome });
  });
});

describe('a Word file', () => {
  const body = [
    paragraph('Handbook', 'Heading1'),
    paragraph('How do we deliver?', 'Heading2'),
    paragraph(sentence),
    `<w:tbl><w:tr><w:tc>${paragraph('Country')}</w:tc><w:tc>${paragraph('Price')}</w:tc></w:tr><w:tr><w:tc>${paragraph('France')}</w:tc><w:tc>${paragraph('9')}</w:tc></w:tr></w:tbl>`,
  ].join('');

  test('is read with its headings and tables, under any name', async () => {
    expect(await blocksOf({ bytes: docxOf(body), name: 'handbook.pdf' })).toEqual([
      ['heading', 'Handbook'],
      ['heading', 'How do we deliver?'],
      ['paragraph', sentence],
      ['table', 'Country | Price\nFrance | 9'],
    ]);
  });

  /** The relationships of a file say which part is its document. */
  const hiddenBomb = () => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
    return docxOf(body, {
      '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${type}" Target="word/document.bin"/></Relationships>`,
      'word/document.bin': ' '.repeat(80_000_000),
    });
  };
  /**
   * A reader that looks for the archive from the end finds the second one, another reader the
   * first.
   */
  const behind = (first: Uint8Array, second: Uint8Array) => Uint8Array.from([...first, ...second]);

  const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  test.each([
    ['with 20,000 paragraphs', docxOf(paragraph('x').repeat(20_000)), 'too_large'],
    ['that unpacks to 30 MB', docxOf(paragraph('x'.repeat(30_000_000))), 'too_large'],
    ['whose document has another name, and unpacks to 80 MB', hiddenBomb(), 'too_large'],
    ['behind another archive', behind(zipOf({ 'a.txt': 'x' }), docxOf(body)), 'not_a_document'],
    [
      'of nested controls',
      docxOf(`${'<w:sdt><w:sdtContent>'.repeat(5_000)}${'</w:sdtContent></w:sdt>'.repeat(5_000)}`),
      'too_large',
    ],
    [
      'that names another file as an entity',
      docxOf('', {
        'word/document.xml': `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document xmlns:w="${namespace}"><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>`,
      }),
      'not_a_document',
    ],
    [
      'before 2007',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array.from({ length: 600 }, () => 0)]),
      'legacy_word',
    ],
    ['that is another archive', zipOf({ 'a.txt': 'x' }), 'not_a_document'],
    ['that was cut', docxOf(body).subarray(0, 900), 'not_a_document'],
  ])('%s says so', async (_what, bytes, outcome) => {
    expect(await readSource({ bytes })).toEqual({ outcome });
  });
});

describe('text', () => {
  test('Markdown is read with its structure and without its markup', async () => {
    const markdown = `---\ntitle: x\n---\n# Help\n\nSee **our** [terms](https://a.example) and \`code\`.\n\nDelivery\n--------\n- *Fast*\n- 2. class\n\n| To | Price |\n|---|---:|\n| France | €9 |\n\n\`\`\`\nx = 1\n\`\`\`\n`;
    expect(await blocksOf({ bytes: bytesOf(markdown), name: 'help.md' })).toEqual([
      ['heading', 'Help'],
      ['paragraph', 'See our terms and code.'],
      ['heading', 'Delivery'],
      ['list', 'Fast\n2. class'],
      ['table', 'To | Price\nFrance | €9'],
      ['paragraph', 'x = 1'],
    ]);
  });

  test('questions of a text become drafts', async () => {
    const text = `About us\n\nQ: Where do you deliver?\nA: ${sentence}\n\nHow can I pay?\nBy card, by bank transfer or in cash.`;
    expect(draftsWithoutModel(await documentOf({ bytes: bytesOf(text) }))).toMatchObject([
      { question: 'Where do you deliver?', answer: sentence },
      { question: 'How can I pay?', answer: 'By card, by bank transfer or in cash.' },
    ]);
  });

  test('rows of questions and answers become drafts, with other wordings', async () => {
    const csv =
      '\uFEFFfrage;antwort;variante\r\nWohin liefern Sie?;"In die ganze\nSchweiz.";Lieferung?\r\n=cmd();x\r\n';
    expect(draftsWithoutModel(await documentOf({ bytes: bytesOf(csv), name: 'faq.csv' }))).toMatchObject([
      {
        question: 'Wohin liefern Sie?',
        answer: 'In die ganze\nSchweiz.',
        wordings: ['Lieferung?'],
        from: 'table',
      },
      { question: '=cmd()', answer: 'x' },
    ]);
  });

  test('a table of data is read as a table', async () => {
    const csv = `Country,Price\n${Array.from({ length: 12 }, (_, row) => `Country ${row},${row}`).join('\n')}`;
    const { blocks } = await documentOf({ bytes: bytesOf(csv), name: 'prices.csv' });
    expect(blocks.map(({ kind, table }) => [kind, table?.header, table?.rows.length])).toEqual([
      ['table', ['Country', 'Price'], 10],
      ['table', ['Country', 'Price'], 2],
    ]);
  });

  test('a line of megabytes is divided', async () => {
    const { blocks, isCut } = await documentOf({ bytes: bytesOf('word '.repeat(1_000_000)) });
    expect(isCut || blocks.length > 50).toBe(true);
    expect(Math.max(...blocks.map(({ text }) => text.length))).toBeLessThanOrEqual(4_000);
  });

  test.each([
    [
      'a program',
      Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0]),
      'not_a_document',
    ],
    ['nothing', new Uint8Array(), 'empty'],
    ['white space', bytesOf(' \n\t\n'), 'empty'],
  ])('%s says so', async (_what, bytes, outcome) => {
    expect(await readSource({ bytes, name: 'x.txt' })).toEqual({ outcome });
  });
});

describe('encodings', () => {
  const shiftJis = Uint8Array.from([
    0x89, 0x63, 0x8b, 0xc6, 0x8e, 0x9e, 0x8a, 0xd4, 0x82, 0xcd, 0x8c, 0xdf, 0x91, 0x4f, 0x82, 0x58, 0x8e,
    0x9e, 0x82, 0xa9, 0x82, 0xe7, 0x8c, 0xdf, 0x8c, 0xe3, 0x82, 0x55, 0x8e, 0x9e, 0x82, 0xdc, 0x82, 0xc5,
    0x82, 0xc5, 0x82, 0xb7, 0x81, 0x42,
  ]);
  const latin = Uint8Array.from(Buffer.from('<p>Café Zürich, bien sûr</p>', 'latin1'));
  const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));

  test.each([
    ['Shift_JIS without a name', { bytes: shiftJis }, '営業時間は午前９時から午後６時までです。'],
    [
      'Shift_JIS by the header',
      { bytes: shiftJis, contentType: 'text/plain; charset=Shift_JIS' },
      '営業時間は午前９時から午後６時までです。',
    ],
    ['UTF-16 with a mark', { bytes: Uint8Array.from([0xff, 0xfe, ...utf16('Café Zürich')]) }, 'Café Zürich'],
    [
      'UTF-16 without a mark',
      { bytes: utf16('Café Zürich is open every day of the week') },
      'Café Zürich is open every day of the week',
    ],
    [
      'ISO 8859-1 by the header',
      { bytes: latin, contentType: 'text/html; charset=iso-8859-1' },
      'Café Zürich, bien sûr',
    ],
    [
      'UTF-8, though the header claims so falsely',
      { bytes: latin, contentType: 'text/html; charset=utf-8' },
      'Café Zürich, bien sûr',
    ],
    [
      'UTF-8 by the header against a <meta>',
      { bytes: bytesOf('<meta charset="iso-8859-1"><p>Café</p>'), contentType: 'text/html; charset=utf-8' },
      'Café',
    ],
    [
      'the encoding of a <meta>',
      {
        bytes: Uint8Array.from(Buffer.from('<meta charset="windows-1252"><p>Café</p>', 'latin1')),
        contentType: 'text/html',
      },
      'Café',
    ],
  ])('a text in %s is read', async (_how, input, text) => {
    expect((await documentOf(input)).blocks.map((block) => block.text)).toEqual([text]);
  });
});
