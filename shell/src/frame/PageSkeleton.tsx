import type { RemotePage } from '@askwell/contracts';
import { Skeleton, Spinner } from '@askwell/ui';
import css from './PageSkeleton.module.css';

type PageSkeletonProps = { page: RemotePage; label: string };

/**
 * Stands where a page will be, in about its shape: a form for visitors, a tool for owners. It shows
 * itself after a moment, by its styles alone, so that it does so before any script has run.
 */
export function PageSkeleton({ page, label }: PageSkeletonProps) {
  return (
    <div className={page.access === 'public' ? css.form : css.tool} aria-busy="true">
      <Skeleton width="min(14rem, 100%)" height="2.125rem" />
      <output className={css.label}>
        <Spinner />
        <span>{label}</span>
      </output>
      <Skeleton height="9rem" className={css.block} />
      <Skeleton height="9rem" className={css.block} />
      <Skeleton height="9rem" className={css.block} />
    </div>
  );
}
