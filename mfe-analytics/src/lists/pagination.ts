export const pageSizes = [5, 10, 50] as const;
export type PageSize = (typeof pageSizes)[number];

export type PageOf<Item> = { items: readonly Item[]; page: number; pages: number };

/**
 * One page of a list, counted from 1. A page beyond the end (the list has shrunk) is the last one.
 */
export const pageOf = <Item>(items: readonly Item[], page: number, size: PageSize): PageOf<Item> => {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(1, page), pages);
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pages };
};

export const pageSizeOf = (wanted: number): PageSize =>
  pageSizes.find((size) => size === wanted) ?? pageSizes[0];
