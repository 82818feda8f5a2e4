/** A product ruling that a file cites. */
export type Citation = { file: string; ruling: number };

const cited = /\brulings?\s+(\d+(?:(?:\s*,\s*|\s+and\s+)\d+)*)/g;

/**
 * The rulings that a file's text cites: `product ruling 8`, `rulings 29 and 34`. Line breaks in
 * comments are allowed.
 */
export const citationsIn = (file: string, text: string): Citation[] =>
  [...text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ').matchAll(cited)].flatMap(([, numbers = '']) =>
    [...numbers.matchAll(/\d+/g)].map(([number]) => ({ file, ruling: Number(number) })),
  );

/** The numbers of the list in `docs/product-rulings.md`. */
export const rulingsIn = (list: string): Set<number> =>
  new Set([...list.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)));

/** The citations of rulings that the list does not have. */
export const unknownRulings = (citations: readonly Citation[], list: string): Citation[] => {
  const rulings = rulingsIn(list);
  return citations.filter(({ ruling }) => !rulings.has(ruling));
};
