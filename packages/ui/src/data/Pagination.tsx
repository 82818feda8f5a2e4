import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import css from './Pagination.module.css';

export type PaginationProps = {
  /** What is paged, such as 'conversations'. */
  label: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many there are in all. */
  total: number;
  onPageChange: (page: number) => void;
  /** Offers a choice of sizes when there is more than one. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (size: number) => void;
};

/** Which part of a list is shown, the way to the others, and how much of it at once. */
export function Pagination({
  label,
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes = [],
  onPageSizeChange,
}: PaginationProps) {
  const { pages: texts } = useWords(uiWords);
  const sizeId = useId();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <nav aria-label={texts.of(label)} className={css.pagination}>
      {pageSizes.length > 1 ? (
        <span className={css.size}>
          <label htmlFor={sizeId}>{texts.size}</label>
          <select
            id={sizeId}
            className={css.select}
            value={pageSize}
            onChange={(event) => onPageSizeChange?.(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </span>
      ) : null}
      <span className={css.range} aria-live="polite">
        {texts.range(first, Math.min(page * pageSize, total), total)}
      </span>
      <span className={css.steps}>
        <IconButton label={texts.previous} disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label={texts.next} disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
          <ChevronRight />
        </IconButton>
      </span>
    </nav>
  );
}
