import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { uiWords } from '../words/ui-words.ts';
import { useWords } from '../words/words.ts';
import { Delayed } from './Delayed.tsx';
import css from './Loaded.module.css';
import { LoadFailure } from './LoadFailure.tsx';
import { Skeleton } from './Skeleton.tsx';

/** The part of a query's state that is shown, as RTK Query returns it. */
export type QueryState<Data> = {
  data?: Data | undefined;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

export type LoadedProps<Data> = {
  query: QueryState<Data>;
  /** The title of the failure. */
  failed: string;
  /** Returns the server's message, or the fallback. Remotes pass `messageOf` of the platform. */
  explain: (error: unknown, fallback: string) => string;
  /** Shown while loading, after 300 ms. Has the shape of the content; two lines by default. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Content that is loaded: a skeleton, then the content, or a failure with a retry button. */
export function Loaded<Data>({ query, failed, explain, skeleton, children }: LoadedProps<Data>) {
  const words = useWords(uiWords);
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <LoadFailure title={failed} isRetrying={query.isFetching} onRetry={() => void query.refetch()}>
        {explain(query.error, words.hints.network)}
      </LoadFailure>
    );
  }
  return (
    <div className={css.loading} aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Delayed>
        {skeleton ?? (
          <>
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton width="80%" />
          </>
        )}
      </Delayed>
    </div>
  );
}
