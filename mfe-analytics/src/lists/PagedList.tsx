import { useState, type ReactNode } from 'react';
import { Pagination } from '@askwell/ui';
import { pageOf, pageSizeOf, pageSizes, type PageSize } from './pagination.ts';

type PagedListProps<Item> = {
  /** What is paged, such as 'topics'. */
  label: string;
  items: readonly Item[];
  /** Stands in for a list without items. */
  empty: ReactNode;
  /** Shows no way to other pages while the shortest page holds all. */
  isBrief?: boolean;
  /** Paints the items of one page. */
  children: (shown: readonly Item[]) => ReactNode;
};

/** A list in pages; another page size starts again at the first page. */
export function PagedList<Item>({ label, items, empty, isBrief = false, children }: PagedListProps<Item>) {
  const [wanted, setWanted] = useState<{ page: number; size: PageSize }>({ page: 1, size: 5 });
  const { page, items: shown } = pageOf(items, wanted.page, wanted.size);
  if (items.length === 0) return empty;
  if (isBrief && items.length <= pageSizes[0]) return children(items);
  return (
    <>
      {children(shown)}
      <Pagination
        label={label}
        page={page}
        pageSize={wanted.size}
        total={items.length}
        pageSizes={pageSizes}
        onPageChange={(next) => setWanted({ ...wanted, page: next })}
        onPageSizeChange={(size) => setWanted({ page: 1, size: pageSizeOf(size) })}
      />
    </>
  );
}
