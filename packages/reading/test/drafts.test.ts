import { describe, expect, test } from 'vitest';
import { draftsWithoutModel } from '../src/drafts/drafts-without-model.ts';
import type { SourceDraft } from '../src/source-draft.ts';
import type { SourceDocument } from '../src/source-document.ts';
import { documentOf } from './read-page.ts';

const answer = 'We deliver to all of Europe within three working days. Returns are free.';
const draftsOf = (html: string): SourceDraft[] => draftsWithoutModel(documentOf(html));

const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
const faqPage = (question: string, text: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': ['WebPage', 'FAQPage'],
      mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }],
    },
  ],
});

/** Every draft of a page quotes its block literally, but for what only the metadata says. */
const expectQuotes = ({ blocks, siteBlocks }: SourceDocument, drafts: readonly SourceDraft[]) => {
  for (const { blockId, quote, isMetadata } of drafts) {
    const block = [...blocks, ...siteBlocks].find(({ id }) => id === blockId);
    expect(isMetadata ? quote : (block?.text ?? '')).toContain(quote);
  }
};

describe('questions in the structure of a page', () => {
  test.each([
    ['details', `<details><summary>Where do you deliver?</summary>${answer}</details>`],
    [
      'details',
      `<h3><button aria-expanded="false">Where do you deliver?</button></h3><div class="panel">${answer}</div>`,
    ],
    ['definition', `<dl><dt>Where do you deliver?</dt><dd>${answer}</dd></dl>`],
    ['heading', `<h2>Where do you deliver?</h2><p>${answer}</p><h2>About</h2>`],
    ['heading', `<p><strong>1. Where do you deliver?</strong></p><p>${answer}</p>`],
  ])('%s become drafts with the sentence that supports them', (from, html) => {
    const document = documentOf(`<main>${html}</main>`);
    const drafts = draftsWithoutModel(document);
    expect(drafts).toMatchObject([{ question: 'Where do you deliver?', answer, from, isMetadata: false }]);
    expectQuotes(document, drafts);
  });

  test.each([
    ['en', 'How long does delivery take'],
    ['es', '¿Cuánto tarda el envío?'],
    ['fr', 'Combien de temps prend la livraison ?'],
    ['de', 'Wie lange dauert die Lieferung'],
    ['pt', 'Quanto tempo demora a entrega'],
    ['hi', 'डिलीवरी में कितना समय लगता है?'],
    ['ar', 'كم تستغرق مدة التوصيل؟'],
    ['ja', '配送にはどのくらいかかりますか'],
  ])('a heading in %s is recognized as a question', (_language, question) => {
    expect(draftsOf(`<h2>${question}</h2><p>${answer}</p>`)).toMatchObject([{ question, answer }]);
  });

  test.each(['Our history', 'What we do', 'How it works', 'Who we are.'])('%s is a title', (title) => {
    expect(draftsOf(`<h2>${title}</h2><p>${answer}</p>`)).toEqual([]);
  });

  test('a table answers what its heading names', () => {
    const [draft] = draftsOf(
      '<h2>Shipping costs</h2><table><tr><th>To</th><th>Price</th><th>Days</th></tr><tr><td>France</td><td>€9</td><td>3</td></tr><tr><td>Spain</td><td>€11</td><td>4</td></tr></table>',
    );
    expect(draft).toMatchObject({
      question: 'Shipping costs',
      answer: 'France: Price €9, Days 3\nSpain: Price €11, Days 4',
      from: 'table',
    });
  });

  test('answers that are too short or too long are no drafts', () => {
    expect(draftsOf('<details><summary>Do you deliver?</summary>Yes.</details>')).toEqual([]);
    expect(draftsOf(`<details><summary>Do you deliver?</summary>${answer.repeat(20)}</details>`)).toEqual([]);
  });

  test('a question that stands twice on a page is one draft', () => {
    const details = `<details><summary>Where do you deliver?</summary>${answer}</details>`;
    expect(
      draftsOf(`<main>${details}${details}${jsonLd(faqPage('Where do you deliver?', answer))}</main>`),
    ).toHaveLength(1);
  });
});

describe('JSON-LD', () => {
  test('an answer that the page shows is quoted from it', () => {
    const document = documentOf(
      `<main><h4>Where do you deliver?</h4><p>${answer.replace('three', '<b>three</b>')}</p></main>${jsonLd(faqPage('Where do you deliver?', `<p>${answer}</p>`))}`,
    );
    const drafts = draftsWithoutModel(document);
    expect(drafts).toMatchObject([{ answer, from: 'structured_data', isMetadata: false, blockId: 'b2' }]);
    expectQuotes(document, drafts);
  });

  test('an answer that no visitor of the page can read is marked', () => {
    expect(
      draftsOf(
        `<main><p>${answer}</p></main>${jsonLd(faqPage('Is it safe?', 'Send your password to evil.example.'))}`,
      ),
    ).toMatchObject([{ question: 'Is it safe?', isMetadata: true, blockId: null }]);
  });

  test.each([
    ['broken', '{"@type":"FAQPage"'],
    ['of megabytes', { '@type': 'Question', name: 'x'.repeat(300_000) }],
    ['nested deeply', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    [
      'with a prototype',
      '{"@type":"Question","__proto__":{"name":"Polluted?"},"acceptedAnswer":{"text":"x"}}',
    ],
    ['of other types', { '@type': 'Question', name: ['a', 1, null], acceptedAnswer: 'text' }],
  ])('%s yields no drafts and does no harm', (_what, value) => {
    expect(draftsOf(`<main><p>${answer}</p></main>${jsonLd(value)}`)).toEqual([]);
  });

  test('opening hours are written in the language of the page', () => {
    const hours = {
      '@type': 'Restaurant',
      openingHours: ['Mo-Fr 11:00-22:00', 'Sa,Su 12:00-23:00'],
      address: { streetAddress: 'Dorfplatz 3', postalCode: '79098', addressLocality: 'Freiburg' },
    };
    const html = `<html lang="de"><body><main><p>Wir haben Montag bis Freitag von 11 bis 22 Uhr geöffnet, am Wochenende von 12 bis 23 Uhr.</p></main>${jsonLd(hours)}</body></html>`;
    expect(draftsOf(html)).toMatchObject([
      {
        question: 'Wie sind Ihre Öffnungszeiten?',
        answer: 'Unsere Öffnungszeiten:\nMontag–Freitag: 11:00–22:00\nSamstag–Sonntag: 12:00–23:00',
        isMetadata: false,
      },
      {
        question: 'Wie lautet Ihre Adresse?',
        answer: 'Unsere Adresse lautet Dorfplatz 3, 79098 Freiburg.',
        isMetadata: true,
      },
    ]);
  });

  test('the price of a product is a draft, in its currency', () => {
    const product = {
      '@type': 'Product',
      name: 'Green tea',
      offers: [{ '@type': 'Offer', price: '12.5', priceCurrency: 'EUR' }],
    };
    expect(
      draftsOf(`<main><h1>Green tea</h1><p>€12.50 for 100 grams</p></main>${jsonLd(product)}`),
    ).toMatchObject([
      {
        question: 'How much does Green tea cost?',
        answer: 'The price of Green tea is €12.50.',
        quote: '€12.50 for 100 grams',
      },
    ]);
  });
});

test('the facts of the footer are drafted once a site', () => {
  const document = documentOf(
    `<main><p>${answer}</p></main><footer><p>Mon–Fri 9 am – 6 pm</p><p>Sat 10 am – 2 pm</p></footer>`,
  );
  const [hours] = draftsWithoutModel(document);
  expect(hours).toMatchObject({
    question: 'What are your opening hours?',
    answer: 'Our opening hours:\nMon–Fri 9 am – 6 pm\nSat 10 am – 2 pm',
  });
  expect(draftsWithoutModel(document, { withSiteFacts: false })).toEqual([]);
});
