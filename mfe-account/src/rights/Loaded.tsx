import type { ReactNode } from 'react';
import { messageOf } from '@askwell/platform';
import { Banner, Button, Delayed, Skeleton, VisuallyHidden } from '@askwell/ui';
import css from './Rows.module.css';

type LoadedProps<Data> = {
  query: {
    data?: Data | undefined;
    isError: boolean;
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
  /** What could not be loaded, in a sentence. */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** What was loaded; until then its shape, and when that fails the way to try again. */
export function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Banner
        tone="danger"
        title={failed}
        action={
          <Button size="s" busy={query.isFetching} busyLabel="Trying..." onClick={() => query.refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(query.error, 'Please check your connection.')}
      </Banner>
    );
  }
  return (
    <div className={css.loading} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Delayed>
        <Skeleton width="60%" height="1.25rem" />
        <Skeleton width="80%" />
      </Delayed>
    </div>
  );
}
