/**
 * The pseudo-locale `xx`: English with accents and brackets, made at run time. Text that stays
 * plain is not in `words/`, and a bracket in the middle shows a sentence that is put together from
 * parts. `?locale=xx` turns it on for the tab. Production builds do not contain it.
 */
export const isPseudoLocale: boolean = process.env.NODE_ENV !== 'production' && isWanted();

function isWanted(): boolean {
  if (typeof location === 'undefined' || typeof sessionStorage === 'undefined') return false;
  const asked = new URLSearchParams(location.search).get('locale');
  if (asked !== null) sessionStorage.setItem('locale', asked);
  return sessionStorage.getItem('locale') === 'xx';
}

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž';

/** `Save` becomes `[Šåṽé]`. */
export const pseudoText = (text: string): string =>
  text.trim() === ''
    ? text
    : `[${text.replace(/[a-z]/gi, (letter) => accented.charAt(plain.indexOf(letter)))}]`;

/**
 * The same words with every string in them, and every string that a function of them returns, as
 * `pseudoText`.
 */
export function pseudoWords<Words extends object>(words: Words): Words {
  const changed = pseudoRecord(words);
  return new Proxy(words, { get: (_, key) => Reflect.get(changed, key) });
}

const pseudoRecord = (words: object): object =>
  Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudoValue(value)]));

function pseudoValue(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function')
    return (...values: unknown[]): unknown => pseudoValue(Reflect.apply(value, undefined, values));
  if (Array.isArray(value)) return value.map(pseudoValue);
  return typeof value === 'object' && value !== null ? pseudoRecord(value) : value;
}
