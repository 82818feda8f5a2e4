import { useId, useState, type ReactNode } from 'react';
import { Card, Pagination } from '@askwell/ui';
import { pageOf, pageSizeOf, pageSizes, type PageSize } from './pagination.ts';
import css from './PagedCard.module.css';

type PagedCardProps<Item> = {
  title: string;
  /** What is paged, such as 'topics'. */
  label: string;
  items: readonly Item[];
  /** Stands in for a list without items. */
  empty: ReactNode;
  /** Paints the items of one page. */
  children: (shown: readonly Item[]) => ReactNode;
};

/** A card with a list in pages; another page size starts again at the first page. */
export function PagedCard<Item>({ title, label, items, empty, children }: PagedCardProps<Item>) {
  const titleId = useId();
  const [wanted, setWanted] = useState<{ page: number; size: PageSize }>({ page: 1, size: 5 });
  const { page, items: shown } = pageOf(items, wanted.page, wanted.size);
  return (
    <Card as="section" aria-labelledby={titleId} className={css.card}>
      <h2 id={titleId}>{title}</h2>
      {items.length === 0 ? (
        empty
      ) : (
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
      )}
    </Card>
  );
}
