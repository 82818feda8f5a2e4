import type { SiteFact, SourceBlock } from '../source-document.ts';
import { cleanLine } from '../text/clean-text.ts';
import { findQuote, findWhere } from './find-quote.ts';
import { hoursOf, type Hours } from './opening-hours.ts';
import { isMetadata, nodesOf, textOf, typesOf, valuesOf, type Metadata } from './json-ld.ts';

const notBusinesses = new Set([
  'Person',
  'WebSite',
  'WebPage',
  'Product',
  'Offer',
  'Event',
  'JobPosting',
  'PostalAddress',
  'ContactPoint',
]);

/** Opening hours, address, phone and mail of the business in a page's JSON-LD. */
export const businessFactsOf = (
  nodes: readonly Metadata[],
  blocks: readonly SourceBlock[],
  language: string | null,
): SiteFact[] => {
  const businesses = nodes.filter(
    (node) =>
      !typesOf(node).some((type) => notBusinesses.has(type)) &&
      ['openingHoursSpecification', 'openingHours', 'address', 'telephone'].some(
        (property) => valuesOf(node, property).length > 0,
      ),
  );
  // A chain of branches has no one address.
  if (businesses.length !== 1) return [];
  return businesses.flatMap((business) => {
    const hours = hoursOf(business, language);
    const fact = (kind: SiteFact['kind'], text: string, marks: readonly string[]): SiteFact[] => {
      if (text === '') return [];
      const found = findQuote(blocks, marks);
      return [{ kind, text, quote: found?.quote ?? null, blockId: found?.blockId ?? null }];
    };
    const address = addressOf(business);
    const email = cleanLine(textOf(business, 'email') ?? '').replace(/^mailto:/i, '');
    return [
      ...(hours === null ? [] : hoursFact(hours, blocks)),
      ...fact('address', address?.text ?? '', address ? [address.street] : []),
      ...phoneFact(business, blocks),
      ...fact('email', email, [email]),
    ];
  });
};

function hoursFact({ text, times }: Hours, blocks: readonly SourceBlock[]): SiteFact[] {
  const marks = times.map((time) => new RegExp(`(?<!\\d)(?:${clockForms(time).join('|')})(?!\\d)`));
  const found = findWhere(blocks, (block) => marks.every((mark) => mark.test(block)));
  return [{ kind: 'hours', text, quote: found?.quote ?? null, blockId: found?.blockId ?? null }];
}

/** How pages write a time such as 18:00: also as 18, 18.30, 18h30 and 6. */
function clockForms(time: string): string[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const suffix = minutes === 0 ? '' : `[:.h時]\\s?${String(minutes).padStart(2, '0')}`;
  return [`0?${hours}${suffix}`, `0?${hours % 12 || 12}${suffix}`];
}

/** A page writes its number with other spaces than its metadata. */
function phoneFact(business: Metadata, blocks: readonly SourceBlock[]): SiteFact[] {
  const phone = cleanLine(textOf(business, 'telephone') ?? '');
  const digits = phone.replace(/\D/g, '').slice(-7);
  if (digits.length < 5) return [];
  const found = findWhere(blocks, (text) => text.replace(/\D/g, '').includes(digits));
  return [{ kind: 'phone', text: phone, quote: found?.quote ?? null, blockId: found?.blockId ?? null }];
}

function addressOf(business: Metadata): { text: string; street: string } | null {
  const [address] = valuesOf(business, 'address');
  if (typeof address === 'string') {
    const text = cleanLine(address);
    return { text, street: text.split(',')[0] ?? text };
  }
  if (!isMetadata(address)) return null;
  const part = (name: string) => cleanLine(textOf(address, name) ?? '');
  const street = part('streetAddress');
  if (street === '') return null;
  const place = [part('postalCode'), part('addressLocality')].filter(Boolean).join(' ');
  const [country] = nodesOf(address, 'addressCountry');
  const parts = [
    street,
    place,
    part('addressRegion'),
    country ? (textOf(country, 'name') ?? '') : part('addressCountry'),
  ];
  return { text: parts.filter(Boolean).join(', '), street };
}
