import { templatesIn } from '../drafts/templates.ts';
import type { SourceBlock, SourcePair } from '../source-document.ts';
import { cleanMarkup } from './faq-pairs.ts';
import { findWhere } from './find-quote.ts';
import { nodesOf, textOf, typesOf, type Metadata } from './json-ld.ts';

/** A page with more products lists them; their prices belong to the products' own pages. */
const mostProducts = 3;

/** The prices of the products in a page's JSON-LD, as questions in the page's language. */
export const productPairsOf = (
  nodes: readonly Metadata[],
  blocks: readonly SourceBlock[],
  language: string | null,
): SourcePair[] => {
  const products = nodes.filter((node) =>
    typesOf(node).some((type) => type === 'Product' || type === 'ProductGroup'),
  );
  if (products.length > mostProducts) return [];
  return products.flatMap((product) => {
    const name = cleanMarkup(textOf(product, 'name') ?? '');
    const price = priceOf(product, language);
    if (name === '' || name.length > 150 || price === null) return [];
    const template = templatesIn(language).price;
    const found = findWhere(blocks, (text) => amountForms(price.amount).some((form) => text.includes(form)));
    return [
      {
        from: 'structured_data',
        question: template.question(name),
        wordings: template.wordings(name),
        answer: template.answer(name, price.isLowest ? template.from(price.text) : price.text),
        blockId: found?.blockId ?? null,
        ...(found ? { quote: found.quote } : {}),
      },
    ];
  });
};

type Price = { text: string; amount: number; isLowest: boolean };

/** The price of the only offer, or the lowest of several. */
function priceOf(product: Metadata, language: string | null): Price | null {
  const offers = nodesOf(product, 'offers');
  const prices = offers.flatMap((offer) => {
    const lowest = textOf(offer, 'lowPrice');
    const [specification] = nodesOf(offer, 'priceSpecification');
    const amount = amountOf(
      lowest ?? textOf(offer, 'price') ?? (specification && textOf(specification, 'price')) ?? '',
    );
    const currency =
      textOf(offer, 'priceCurrency') ?? (specification && textOf(specification, 'priceCurrency'));
    return amount === null || !currency || !/^[A-Z]{3}$/.test(currency)
      ? []
      : [{ amount, currency, isLowest: lowest !== null && lowest !== textOf(offer, 'highPrice') }];
  });
  const [first] = prices.toSorted((one, other) => one.amount - other.amount);
  if (first === undefined) return null;
  const hasSeveral = new Set(prices.map(({ amount }) => amount)).size > 1;
  const format = new Intl.NumberFormat(language ?? 'en', { style: 'currency', currency: first.currency });
  return { text: format.format(first.amount), amount: first.amount, isLowest: first.isLowest || hasSeveral };
}

/** `1,299.00`, `1.299,00` and `1299` are the same. */
function amountOf(text: string): number | null {
  const plain = text
    .replace(/[^\d.,]/g, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  const amount = Number(plain);
  return plain === '' || !Number.isFinite(amount) || amount <= 0 ? null : amount;
}

function amountForms(amount: number): string[] {
  const whole = Math.trunc(amount);
  const cents = Math.round((amount - whole) * 100);
  const grouped = [
    String(whole),
    whole.toLocaleString('en'),
    whole.toLocaleString('de'),
    whole.toLocaleString('fr'),
  ];
  const suffixes = cents === 0 ? ['', '.00', ',00', ',-', '.–'] : [`.${pad(cents)}`, `,${pad(cents)}`];
  return grouped.flatMap((start) => suffixes.map((end) => `${start}${end}`));
}

const pad = (cents: number): string => String(cents).padStart(2, '0');
