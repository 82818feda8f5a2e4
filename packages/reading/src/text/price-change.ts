const price =
  /(?:[$€£¥₹]|US\$|CHF|EUR|USD|GBP)\s?\d[\d.,’']*\d|(?:[$€£¥₹]|US\$|CHF|EUR|USD|GBP)\s?\d|\d[\d.,’']*\s?(?:[€£¥₹$]|CHF|EUR|USD|GBP|kr|zł)/gu;

export type PriceChange = { from: string; to: string };

/** The one price that differs between two texts with equally many prices; null without one. */
export function priceChange(before: string, after: string): PriceChange | null {
  const [old, now] = [before.match(price) ?? [], after.match(price) ?? []];
  if (old.length !== now.length) return null;
  const changes = old.flatMap((from, place) => {
    const to = now[place];
    return to === undefined || to === from ? [] : { from, to };
  });
  const [change, ...others] = changes;
  return change !== undefined && others.length === 0 ? change : null;
}
