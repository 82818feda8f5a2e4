import { all, attribute } from '../html/dom.ts';
import { spacedText } from '../html/spaced-text.ts';
import type { SiteFact, SourceBlock } from '../source-document.ts';
import { cleanLine } from '../text/clean-text.ts';
import { findQuote, findWhere } from './find-quote.ts';

/** What the links and addresses of a page name as ways to reach the business. */
export type ContactMarkup = {
  phones: readonly string[];
  emails: readonly string[];
  addresses: readonly string[];
};

export const contactMarkupOf = (page: Document): ContactMarkup => ({
  phones: linkTexts(page, 'tel:', (shown) => shown.replace(/\D/g, '').length >= 5),
  emails: linkTexts(page, 'mailto:', (shown) => shown.includes('@')),
  addresses: all(page, 'address, [itemprop="address"], .adr').flatMap((element) => {
    const lines = spacedText(element, (child) => /^(tel|mailto):/i.test(attribute(child, 'href') ?? ''));
    const text = cleanLine(lines.replace(/\b(tel|phone|fax|e-?mail)\b\.?:?\s*$/i, ''));
    // An `<address>` without a number is the line of an author.
    return /\d/.test(text) && text.length >= 10 && text.length <= 200 ? [text] : [];
  }),
});

/** Hours, address, phone and mail that a page shows, as its footer or its contact section does. */
export const visibleFactsOf = (markup: ContactMarkup, blocks: readonly SourceBlock[]): SiteFact[] => [
  ...hoursIn(blocks),
  ...firstShown('address', markup.addresses, blocks),
  ...firstShown('phone', markup.phones, blocks),
  ...firstShown('email', markup.emails, blocks),
];

function firstShown(
  kind: SiteFact['kind'],
  texts: readonly string[],
  blocks: readonly SourceBlock[],
): SiteFact[] {
  for (const text of texts) {
    const found =
      findQuote(blocks, [text]) ?? findWhere(blocks, (block) => squeeze(block).includes(squeeze(text)));
    if (found) return [{ kind, text, ...found }];
  }
  return [];
}

/** What the links of a scheme show, or else their targets. */
function linkTexts(page: Document, scheme: string, isShown: (shown: string) => boolean): string[] {
  return all(page, `a[href^="${scheme}" i]`).flatMap((link) => {
    const target = decoded((attribute(link, 'href') ?? '').slice(scheme.length)).split('?')[0] ?? '';
    const shown = spacedText(link);
    const text = cleanLine(isShown(shown) ? shown : target);
    return text === '' || text.length > 100 ? [] : [text];
  });
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const squeeze = (text: string): string => text.replace(/[\s,|]+/g, '');

const timeRange =
  /\d{1,2}(?:[:.h]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|uhr|h|時|點|点|시)?(?:\d{1,2}分)?\s*(?:-|–|—|to|until|till|bis|à|a|às|al|y|e|से|إلى|حتى|عד|〜|～|~|から|至|부터)\s*\d{1,2}/iu;

const weekLanguages = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'hi',
  'ar',
  'ja',
  'it',
  'nl',
  'pl',
  'tr',
  'ru',
  'zh',
  'ko',
  'he',
  'sv',
];

/** The names of the days in these languages, in lower case, without points. */
const dayNames: ReadonlySet<string> = new Set(
  weekLanguages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      return Array.from({ length: 7 }, (_, day) =>
        format
          .format(Date.UTC(2024, 0, 1 + day))
          .toLowerCase()
          .replace(/\.$/, ''),
      );
    }),
  ),
);
const dayWords =
  /\b(daily|every day|täglich|tous les jours|todos los días|todos os dias|montag|dienstag|毎日|रोज़?|يوميا)/iu;

const hasDay = (line: string): boolean =>
  dayWords.test(line) ||
  line
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => dayNames.has(word) || dayNames.has(word.replace(/s$/, ''))) ||
  /[月火水木金土日]曜|星期[一二三四五六日天]|周[一二三四五六日]/u.test(line);

const isDayLine = (line: string): boolean => line.length <= 200 && hasDay(line);
const isHoursLine = (line: string): boolean => line.length <= 200 && timeRange.test(line) && hasDay(line);

/**
 * The lines about days from the first one with times, up to the first block without such a line.
 */
function hoursIn(blocks: readonly SourceBlock[]): SiteFact[] {
  const linesOf = ({ kind, text }: SourceBlock) =>
    kind === 'heading' ? [] : text.split('\n').filter(isDayLine);
  const start = blocks.findIndex((block) => linesOf(block).some(isHoursLine));
  const first = blocks[start];
  const quote = first && linesOf(first).find(isHoursLine);
  if (first === undefined || quote === undefined) return [];
  const length = blocks.slice(start).findIndex((block) => linesOf(block).length === 0);
  const lines = blocks.slice(start, length === -1 ? undefined : start + length).flatMap(linesOf);
  const text = lines.map((line) => line.replaceAll(' | ', ': ')).join('\n');
  return [{ kind: 'hours', text, quote, blockId: first.id }];
}
